import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { askShelvesOf } from '#features/stories/stories.queries'
import { useOnline } from '#platform/online'
import { savesData } from '#platform/saves-data'
import { contentsOf, likelyBytes, shownWidth } from './book-files'
import { tellProgress } from './keeping-progress'
import { useKeptBook } from './kept-books'

/** The page in sight comes first. */
const WAIT_MS = 2500
const keeper = () => import('./keep-book')

export type OfflineBook = ReturnType<typeof useOfflineBook>

/** An opened book keeps itself on the device, and the parent may ask for it to stay. */
export function useOfflineBook({
  story,
  narration,
}: {
  story: Story
  narration: Narration | null
}) {
  const kept = useKeptBook(story.id)
  const isOnline = useOnline()
  const [asked, setAsked] = useState<AbortController | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const isWhole = story.state === 'ready' && narration !== null
  const contents = useMemo(() => contentsOf({ story, narration }), [story, narration])

  async function keep({ isPinned, signal }: { isPinned?: boolean; signal: AbortSignal }) {
    try {
      const { keepBook } = await keeper()
      await keepBook({
        story,
        narration,
        openedAt: new Date().toISOString(),
        ...(isPinned === undefined ? {} : { isPinned }),
        signal,
        onProgress: ({ done, total }) => tellProgress({ storyId: story.id, share: done / total }),
      })
      setFailed(false)
      await askShelvesOf(story.kidId)
    } catch {
      // What nobody asked for fails without a word.
      if (isPinned && !signal.aborted) setFailed(true)
    } finally {
      tellProgress({ storyId: story.id, share: null })
    }
  }
  const keepOpened = useEffectEvent((signal: AbortSignal) => void keep({ signal }))
  const keepsItself = isWhole && isOnline && !isDeclined && !savesData()
  // A changed line, a new picture or a voice that came meanwhile is kept too.
  useEffect(() => {
    if (!keepsItself) return
    const left = new AbortController()
    const timer = setTimeout(() => keepOpened(left.signal), WAIT_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [keepsItself, contents])

  const leave = useEffectEvent(() => {
    if (!kept) void keeper().then(({ forgetStrays }) => forgetStrays())
  })
  useEffect(() => () => leave(), [])

  return {
    storyId: story.id,
    kept,
    hasFailed,
    /** The parent asked for it just now. */
    isAsked: asked !== null,
    isOnline,
    canKeep: isWhole,
    likelyBytes: () => likelyBytes({ story, narration, width: shownWidth() }),
    pin() {
      const now = new AbortController()
      setDeclined(false)
      setAsked(now)
      const settle = () => setAsked((latest) => (latest === now ? null : latest))
      void keep({ isPinned: true, signal: now.signal }).finally(settle)
    },
    remove() {
      asked?.abort()
      setDeclined(true)
      void keeper().then(({ forgetBook }) => forgetBook({ storyId: story.id }))
    },
  }
}
