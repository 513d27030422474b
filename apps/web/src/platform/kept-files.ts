import { cachedNames, cacheFile, keptAnswer, uncacheFile } from './file-cache'
import { isNative } from './native'

const shellFiles = () => import('./shell-files')

/** A file kept on the device, whatever its address has become; nothing where there is none. */
export async function keptFile(url: string): Promise<Blob | undefined> {
  if (isNative()) return (await shellFiles()).readShellFile(url)
  return (await keptAnswer(url))?.blob()
}

/** Fetches a file and keeps it, unless it is here already; answers how many bytes it takes. */
export async function keepFile({ url, signal }: { url: string; signal?: AbortSignal }) {
  const kept = await keptFile(url)
  if (kept) return kept.size
  const answer = await fetch(url, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`a file to keep was answered with ${answer.status}`)
  const blob = await answer.blob()
  signal?.throwIfAborted()
  if (isNative()) await (await shellFiles()).writeShellFile({ url, blob })
  else await cacheFile({ url, blob, signal })
  return blob.size
}

export async function forgetFile(url: string) {
  if (isNative()) await (await shellFiles()).deleteShellFile(url)
  else await uncacheFile(url)
}

/** Everything that is kept here, for a book or ahead of a page. */
export const keptNames = async () =>
  isNative() ? (await shellFiles()).shellFileNames() : cachedNames()

/** What an image can be shown from: a browser's worker answers any address, a shell cannot. */
export const shownFrom = async (url: string) =>
  isNative() ? ((await (await shellFiles()).shellFileAddress(url)) ?? url) : url
