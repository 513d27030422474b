import type { MediaStore } from '#providers/media-store/media-store'
import type { SpeechOrder, SpeechProvider } from '#providers/speech/speech'
import { withGeneratedMark } from './generated-mark'

/** Spoken, marked as software's, and safe in the media store before anything refers to it. */
export async function keepSpeech({
  speech,
  media,
  order,
  owner,
  signal,
}: {
  speech: SpeechProvider
  media: MediaStore
  order: SpeechOrder
  owner: string
  signal: AbortSignal
}) {
  const { mp3, durationMs, marks } = await speech.synthesise(order, signal)
  const bytes = withGeneratedMark(mp3)
  const mediaKey = await media.put({ owner, bytes, type: 'audio/mpeg' })
  return { mediaKey, durationMs, marks }
}
