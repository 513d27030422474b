import { useRouter, type AnyRouter, type NavigateOptions } from '@tanstack/react-router'
import { wayOut } from './way-out'

/** What stands at each place of the history, as far as this page saw it. */
const places: string[] = []
/** An address may have been opened with a slash at its end. */
const pathOf = (pathname: string) => pathname.replace(/\/$/, '')

/** Once there is a screen: of the first load the router follows a redirect only while nobody listens. */
export function followPlaces(router: AnyRouter) {
  const { history } = router
  const note = () => {
    const { state, pathname } = history.location
    places[state.__TSR_index] = pathOf(pathname)
  }
  const stop = router.subscribe('onResolved', () => {
    stop()
    note()
    history.subscribe(note)
  })
}

/** Leaves what is used up: Back does not lead to it again, and where one goes stands there once. */
export function useLeaveFor() {
  const router = useRouter()
  return async (way: NavigateOptions) => {
    const { history } = router
    const target = pathOf(router.buildLocation(way).pathname)
    const index = history.location.state.__TSR_index
    const { by, isBehind } = wayOut({ behind: places, index, target })
    if (by < 0) {
      const arrival = new Promise<void>((resolve) => {
        const stop = router.subscribe(isBehind ? 'onResolved' : 'onBeforeNavigate', () => {
          stop()
          resolve()
        })
      })
      history.go(by)
      await arrival
    }
    if (!isBehind) await router.navigate({ ...way, replace: true })
  }
}
