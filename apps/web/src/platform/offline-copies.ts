import { deleteCaches } from './file-cache'
import { isNative } from './native'
import { createListeners } from './listeners'

/** Every book, picture, voice and answer kept on this device for one family. */
const PREFIX = 'luciole-'
/** What is remembered about its children, beside the settings of the device itself. */
const REMEMBERED = [
  'luciole.lastKid',
  'luciole.wizard.',
  'luciole.plan',
  'luciole.attempt',
  'luciole.unsent',
  'luciole.openPlace',
]

const wipe = createListeners()
/** For those who hold in memory what is on the device. */
export const onWipe = wipe.listen

let wiped = new AbortController()
/** For what is just being fetched: nothing may arrive when everything is gone. */
export const untilWiped = () => wiped.signal

/** The one place where a sign-out wipes: whatever a family keeps here is named above. */
export async function clearOfflineCopies() {
  wiped.abort()
  wiped = new AbortController()
  wipe.tell()
  void import('./notifications')
    .then(({ unsubscribeDevice }) => unsubscribeDevice())
    .catch(() => undefined)
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (REMEMBERED.some((start) => key.startsWith(start))) storage.removeItem(key)
    }
  }
  if (isNative()) {
    await (await import('./shell-files')).deleteShellFiles()
    await (await import('./shell-share')).forgetSharedFiles()
  }
  // A browser that denies its storage to a page keeps nothing there.
  await deleteCaches(PREFIX).catch(() => undefined)
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => undefined)) ?? []
  for (const { name } of databases) {
    if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name)
  }
}
