import { takeTurns } from './take-turns'

const STORE = 'luciole-files'
/**
 * Opening a store makes it. So whoever opens it and the sign-out that removes it take turns: between
 * a look and an opening, the store may have gone for good.
 */
const inTurn = takeTurns(STORE)

/** The address without its signature: that changes, what is behind it never does. */
export const nameOf = (url: string) => new URL(url, location.href).pathname

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

/** Nothing is kept any more once the signal has ended what the file was wanted for. */
export function cacheFile(file: { url: string; blob: Blob; signal: AbortSignal | undefined }) {
  return inTurn(async () => {
    const { url, blob, signal } = file
    signal?.throwIfAborted()
    const store = await globalThis.caches?.open(STORE)
    if (!store) throw new Error('this browser keeps no files')
    await store.put(nameOf(url), new Response(blob, { headers: { 'content-type': blob.type } }))
  })
}

export const uncacheFile = (url: string) =>
  inTurn(async () => void (await (await existing())?.delete(nameOf(url))))

export const cachedNames = () =>
  inTurn(async () => ((await (await existing())?.keys()) ?? []).map(({ url }) => nameOf(url)))

/** Removes every store whose name begins so: what a sign-out does. */
export const deleteCaches = (prefix: string) =>
  inTurn(async () => {
    const names = await globalThis.caches?.keys()
    const ours = names?.filter((name) => name.startsWith(prefix)) ?? []
    await Promise.all(ours.map((name) => caches.delete(name)))
  })
