import type { Language } from '@luciole/contract/language'
import type { VoiceSample } from '@luciole/contract/narration'
import { useMemo } from 'react'
import type { PageToPlay } from './narration-player'
import { useNarration, type BookPlace } from './narration.queries'
import { useFilePlayer } from './use-file-player'

/** A few lines, played once and followed word by word; leaving the sheet stops them. */
export function useSamplePlayer({
  place: { kidId, storyId },
  language,
  sample,
}: {
  place: BookPlace
  language: Language
  sample: VoiceSample | null
}) {
  const { refetch } = useNarration({ kidId, storyId })
  const page = useMemo<PageToPlay | null>(() => {
    if (!sample) return null
    const { text, ...file } = sample
    return { page: 1, text, language, source: { kind: 'file', voice: 'story', ...file } }
  }, [sample, language])
  const { mode, ...player } = useFilePlayer({ page, askAgain: refetch })
  return { ...player, isPlaying: mode !== 'still' }
}
