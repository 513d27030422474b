const STORE = 'luciole-files'

/** The address without its signature: that changes, what is behind it never does. */
export const nameOf = (url: string) => new URL(url, location.href).pathname

/** Opening a store makes it: after a sign-out nobody who only looks may bring it back. */
async function existing() {
  try {
    return (await globalThis.caches?.has(STORE)) ? await caches.open(STORE) : undefined
  } catch {
    return undefined
  }
}

/**
 * What the browser itself keeps; the service worker answers from it. In one question: between two, a
 * sign-out may have removed the store, and the second would make it anew.
 */
export async function keptAnswer(url: string): Promise<Response | undefined> {
  try {
    return await globalThis.caches?.match(nameOf(url), { cacheName: STORE })
  } catch {
    return undefined
  }
}

export async function cacheFile({ url, blob }: { url: string; blob: Blob }) {
  const store = await globalThis.caches?.open(STORE)
  if (!store) throw new Error('this browser keeps no files')
  await store.put(nameOf(url), new Response(blob, { headers: { 'content-type': blob.type } }))
}

export async function uncacheFile(url: string) {
  await (await existing())?.delete(nameOf(url))
}

export async function cachedNames(): Promise<string[]> {
  const requests = (await (await existing())?.keys()) ?? []
  return requests.map(({ url }) => nameOf(url))
}
