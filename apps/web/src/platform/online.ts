import { useSyncExternalStore } from 'react'
import { serverHostname } from './native'
import { createListeners } from './listeners'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A server on this very machine needs no network; anything else is out of reach without one. */
export const isOutOfReach = () => !navigator.onLine && !LOOPBACK.test(serverHostname())

/** The last question got through; a network that is there need not lead anywhere. */
let isReached = true
export const wasReached = () => isReached
const { listen, tell } = createListeners()

function set(isReachedNow: boolean) {
  isReached = isReachedNow
  tell()
}
export function tellReach(isReachedNow: boolean) {
  if (isReached !== isReachedNow) set(isReachedNow)
}

const networkBack = () => set(true)
function subscribe(listener: () => void) {
  const stop = listen(listener)
  addEventListener('online', networkBack)
  addEventListener('offline', listener)
  return () => {
    stop()
    removeEventListener('offline', listener)
  }
}
export const useOnline = () => useSyncExternalStore(subscribe, () => isReached && !isOutOfReach())
