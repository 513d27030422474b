const STORE = 'luciole-files'

/** The address without its signature: that changes, what is behind it never does. */
export const nameOf = (url: string) => new URL(url, location.href).pathname

async function open() {
  try {
    return await globalThis.caches?.open(STORE)
  } catch {
    return undefined
  }
}

/** What the browser itself keeps; the service worker answers from it. */
export async function keptAnswer(url: string): Promise<Response | undefined> {
  return await (await open())?.match(nameOf(url))
}

export async function cacheFile({ url, blob }: { url: string; blob: Blob }) {
  const store = await open()
  if (!store) throw new Error('this browser keeps no files')
  await store.put(nameOf(url), new Response(blob, { headers: { 'content-type': blob.type } }))
}

export async function uncacheFile(url: string) {
  await (await open())?.delete(nameOf(url))
}

export async function cachedNames(): Promise<string[]> {
  const requests = (await (await open())?.keys()) ?? []
  return requests.map(({ url }) => nameOf(url))
}
