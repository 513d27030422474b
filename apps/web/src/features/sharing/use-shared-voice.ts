import type { Language } from '@luciole/contract/language'
import type { SharedBook } from '@luciole/contract/sharing'
import { useEffect, useMemo, useState } from 'react'
import { unlockAudio } from '#platform/audio'
import {
  createNarrationPlayer,
  QUIET,
  type PageToPlay,
  type Playing,
} from '#features/narration/narration-player'
import { useNarrationSettings } from '#features/narration/narration-settings'

/** The story voice of a lent book, for those who only turn its pages. */
export function useSharedVoice({
  book,
  language,
  page,
  onTurn,
  onBegin,
}: {
  book: SharedBook
  language: Language
  /** Null on the title, the cast and the end. */
  page: number | null
  onTurn: () => void
  /** Play was pressed before the first page. */
  onBegin: () => void
}) {
  const [playing, setPlaying] = useState<Playing>(QUIET)
  const [player] = useState(() => createNarrationPlayer(setPlaying))
  const { speed, highlight, turnsPages } = useNarrationSettings()
  const toPlay = useMemo<PageToPlay | null>(() => {
    const open = book.pages.find(({ number }) => number === page)
    if (!open) return null
    const audio = book.audio.find((one) => one.page === open.number && one.language === language)
    const { marks = [], durationMs = 0, url } = audio ?? {}
    return {
      page: open.number,
      text: open.text[language].text,
      language,
      source: url ? { kind: 'file', voice: 'story', url, marks, durationMs } : { kind: 'silent' },
    }
  }, [book, page, language])

  useEffect(
    () => player.steer({ onTurn, onHalf: () => undefined, onBroken: () => player.pause() }),
    [player, onTurn],
  )
  useEffect(() => player.setPage(toPlay), [player, toPlay])
  useEffect(() => {
    player.change({ speed, volume: 1, highlight, turnsPages })
  }, [player, speed, highlight, turnsPages])
  useEffect(() => () => player.end(), [player])

  return {
    isThere: book.audio.some((one) => one.language === language),
    mode: playing.mode,
    reading: playing.reading,
    play() {
      unlockAudio()
      player.play()
      if (page === null) onBegin()
    },
    pause: player.pause,
  }
}
