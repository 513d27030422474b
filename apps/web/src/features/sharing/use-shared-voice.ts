import type { Language } from '@luciole/contract/language'
import type { SharedBook } from '@luciole/contract/sharing'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { unlockAudio } from '#platform/audio'
import {
  createNarrationPlayer,
  QUIET,
  type PageToPlay,
  type Playing,
} from '#features/narration/narration-player'
import { useNarrationSettings } from '#features/narration/narration-settings'
import { pathOf } from '#features/narration/page-source'
import { useUnreachable } from '#features/narration/use-unreachable'

/** The story voice of a lent book, for those who only turn its pages. */
export function useSharedVoice({
  book,
  language,
  page,
  onTurn,
  onBegin,
  askAgain,
}: {
  book: SharedBook
  language: Language
  /** Null on the title, the cast and the end. */
  page: number | null
  onTurn: () => void
  /** Play was pressed before the first page. */
  onBegin: () => void
  /** For the book as it is now, its addresses renewed. */
  askAgain: () => Promise<unknown>
}) {
  const [playing, setPlaying] = useState<Playing>(QUIET)
  const [player] = useState(() => createNarrationPlayer(setPlaying))
  const reach = useUnreachable({ askAgain, goOn: player.renew })
  const { unreachable } = reach
  const onBroken = useEffectEvent(reach.onBroken)
  const { speed, highlight, turnsPages } = useNarrationSettings()
  const toPlay = useMemo<PageToPlay | null>(() => {
    const open = book.pages.find(({ number }) => number === page)
    if (!open) return null
    const audio = book.audio.find((one) => one.page === open.number && one.language === language)
    const { marks = [], durationMs = 0, url } = audio ?? {}
    const isUnreachable =
      Boolean(url && unreachable) && pathOf(url ?? '') === pathOf(unreachable ?? '')
    return {
      page: open.number,
      text: open.text[language].text,
      language,
      source:
        url && !isUnreachable
          ? { kind: 'file', voice: 'story', url, marks, durationMs }
          : { kind: 'silent', isUnreachable },
    }
  }, [book, page, language, unreachable])

  useEffect(() => {
    player.steer({ onTurn, onHalf: () => undefined, onBroken: (url) => onBroken(url) })
  }, [player, onTurn])
  useEffect(() => player.setPage(toPlay), [player, toPlay])
  useEffect(() => {
    player.change({ speed, volume: 1, highlight, turnsPages })
  }, [player, speed, highlight, turnsPages])
  useEffect(() => () => player.end(), [player])

  return {
    isThere: book.audio.some((one) => one.language === language),
    isUnreachable: toPlay?.source.kind === 'silent' && toPlay.source.isUnreachable === true,
    mode: playing.mode,
    reading: playing.reading,
    play() {
      unlockAudio()
      reach.playAgain(player.play)
      if (page === null) onBegin()
    },
    pause: player.pause,
  }
}
