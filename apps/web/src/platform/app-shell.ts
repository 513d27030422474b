import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners'

const ADDRESS = '/service-worker.js'
const LOOK_AGAIN_MS = 60 * 60_000
const PATIENCE_MS = 20_000

let registration: ServiceWorkerRegistration | null = null
let isUpdateReady = false
const listeners = createListeners()

function tell(isReady: boolean) {
  isUpdateReady = isReady
  listeners.tell()
}

const look = () => tell(Boolean(registration?.waiting && navigator.serviceWorker.controller))

/** The app's own files stay on the device; a new version waits until somebody agrees to it. */
export async function keepAppShell() {
  if (!('serviceWorker' in navigator) || registration) return
  registration = await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' })
  const followInstalling = () => registration?.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', followInstalling)
  // It may have been found before we could listen.
  followInstalling()
  look()
  const askAgain = () => void registration?.update().catch(() => undefined)
  setInterval(askAgain, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askAgain()
  })
}

export const useReadyUpdate = () => useSyncExternalStore(listeners.listen, () => isUpdateReady)

const settled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const isDone = () => ['installed', 'activated', 'redundant'].includes(worker.state)
    if (isDone()) return resolve()
    worker.addEventListener('statechange', () => isDone() && resolve())
  })
const controlled = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/** Fetches the newest version if need be, puts it in charge and loads it. */
export async function takeUpdate() {
  const found = await navigator.serviceWorker?.getRegistration()
  await found?.update().catch(() => undefined)
  const next = found?.waiting ?? found?.installing
  if (next) {
    const isTaken = controlled()
    await atMost(settled(next))
    next.postMessage('activate')
    await atMost(isTaken)
  } else {
    // Nothing newer came: whatever is kept is in the way.
    await found?.unregister()
  }
  location.reload()
}
