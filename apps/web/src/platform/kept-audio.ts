import { forgetFile, keepFile, keptFile } from './kept-files'
import { untilWiped } from './offline-copies'

/** Fetches a page's sound ahead of time; kept, so that the book also speaks without network. */
export async function keepAudio(url: string): Promise<void> {
  await keepFile({ url, signal: untilWiped() }).catch(() => undefined)
}

/** A recording that was deleted or replaced is not kept on this device either. */
export async function forgetAudio(url: string): Promise<void> {
  await forgetFile(url).catch(() => undefined)
}

/** An address to play: the kept copy where there is one. `release` it after use. */
export async function playableAudio(url: string): Promise<{ src: string; release: () => void }> {
  const kept = await keptFile(url).catch(() => undefined)
  if (!kept) return { src: url, release: () => {} }
  const src = URL.createObjectURL(kept)
  return { src, release: () => URL.revokeObjectURL(src) }
}
