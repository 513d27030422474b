/** Every book, picture and voice kept on this device for one family. */
const PREFIX = 'luciole-'
/** What is remembered about its children, beside the settings of the device itself. */
const REMEMBERED = ['luciole.lastKid', 'luciole.wizard.', 'luciole.plan', 'luciole.attempt']

/** The one place where a sign-out wipes: whatever a family keeps here is named above. */
export async function clearOfflineCopies() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (REMEMBERED.some((start) => key.startsWith(start))) storage.removeItem(key)
    }
  }
  const names = (await globalThis.caches?.keys()) ?? []
  const databases = (await globalThis.indexedDB?.databases?.()) ?? []
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  )
  for (const { name } of databases) {
    if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name)
  }
}
