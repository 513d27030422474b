import type { Language } from '@luciole/contract/language'
import type { SharedBook } from '@luciole/contract/sharing'
import { useMemo } from 'react'
import type { PageToPlay } from '#features/narration/narration-player'
import { useNarrationSettings } from '#features/narration/narration-settings'
import { useFilePlayer } from '#features/narration/use-file-player'

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
  askAgain: () => Promise<unknown>
}) {
  const { speed, highlight, turnsPages } = useNarrationSettings()
  const open = useMemo<PageToPlay | null>(() => {
    const leaf = book.pages.find(({ number }) => number === page)
    if (!leaf) return null
    const audio = book.audio.find((one) => one.page === leaf.number && one.language === language)
    const { marks = [], durationMs = 0, url } = audio ?? {}
    return {
      page: leaf.number,
      text: leaf.text[language].text,
      language,
      source: url ? { kind: 'file', voice: 'story', url, marks, durationMs } : { kind: 'silent' },
    }
  }, [book, page, language])
  const player = useFilePlayer({ page: open, askAgain, onTurn, speed, highlight, turnsPages })

  return {
    ...player,
    isThere: book.audio.some((one) => one.language === language),
    play() {
      player.play()
      if (page === null) onBegin()
    },
  }
}
