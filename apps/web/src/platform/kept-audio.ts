const STORE = 'luciole-voices'

/** The address without its signature: that changes, the sound behind it never does. */
const nameOf = (url: string) => new URL(url, location.href).pathname

const open = async () => {
  try {
    return await globalThis.caches?.open(STORE)
  } catch {
    return undefined
  }
}

/** Fetches a page's sound ahead of time; kept, so that the book also speaks without network. */
export async function keepAudio(url: string): Promise<void> {
  const store = await open()
  const name = nameOf(url)
  if (!store || (await store.match(name))) return
  const answer = await fetch(url).catch(() => null)
  if (answer?.status === 200) await store.put(name, answer).catch(() => undefined)
}

/** What is known of the sound, kept beside it. */
export async function keepFacts({ name, facts }: { name: string; facts: unknown }): Promise<void> {
  const answer = new Response(JSON.stringify(facts))
  await (await open())?.put(name, answer).catch(() => undefined)
}
export async function keptFacts(name: string): Promise<unknown> {
  return (await (await open())?.match(name))?.json().catch(() => null)
}

/** An address to play: the kept copy where there is one. `release` it after use. */
export async function playableAudio(url: string): Promise<{ src: string; release: () => void }> {
  const kept = await (await open())?.match(nameOf(url))
  if (!kept) return { src: url, release: () => {} }
  const src = URL.createObjectURL(await kept.blob())
  return { src, release: () => URL.revokeObjectURL(src) }
}
