import { useRouter } from '@tanstack/react-router'

/** To where one came from; home for whoever opened this very address. */
export function useGoBack() {
  const router = useRouter()
  return () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' })
}
