/** Every book, picture and voice kept on this device for one family. */
const PREFIX = 'luciole-'

export async function clearOfflineCopies() {
  const names = (await globalThis.caches?.keys()) ?? []
  const databases = (await globalThis.indexedDB?.databases?.()) ?? []
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  )
  for (const { name } of databases) {
    if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name)
  }
}
