import { useLocation, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    step?: string
  }
}

/** Where in a screen of several steps: each is a place in the history, so that Back is one step back. */
export function useStep() {
  const { history, latestLocation } = useRouter()
  const step = useLocation({ select: ({ state }) => state.step ?? null })
  return {
    step,
    go: (next: string) => history.push(latestLocation.href, { step: next }),
    /** Instead of this step: Back does not return to it. */
    turn: (next: string) => history.replace(latestLocation.href, { step: next }),
    back: () => history.back(),
  }
}
