import { useSyncExternalStore } from 'react'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A server on this very machine needs no network; anything else is out of reach without one. */
export const isOutOfReach = () => !navigator.onLine && !LOOPBACK.test(location.hostname)

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
