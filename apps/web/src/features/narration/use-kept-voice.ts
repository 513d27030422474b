import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import { useEffect } from 'react'
import { keepAudio } from '#platform/kept-audio'

/** A book once begun is kept whole: the add-on reads without network too. */
export function useKeptVoice({
  narration,
  language,
  isPlaying,
}: {
  narration: Narration | undefined
  language: Language
  isPlaying: boolean
}) {
  useEffect(() => {
    if (!isPlaying || !narration) return
    const files = narration.included ? narration.story : []
    let isLeft = false
    const keepAll = async () => {
      for (const { url, language: spoken } of files) {
        if (isLeft) return
        if (url && spoken === language) await keepAudio(url)
      }
    }
    void keepAll()
    return () => {
      isLeft = true
    }
  }, [isPlaying, narration, language])
}
