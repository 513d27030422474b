import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#platform/online'
import { savesData } from '#platform/saves-data'
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
  const [progress, setProgress] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const isWhole = story.state === 'ready' && narration !== null

  async function keep({ isPinned, signal }: { isPinned?: boolean; signal?: AbortSignal }) {
    if (isPinned) setAsked(true)
    try {
      const { keepBook } = await keeper()
      await keepBook({
        story,
        narration,
        openedAt: new Date().toISOString(),
        ...(isPinned === undefined ? {} : { isPinned }),
        ...(signal ? { signal } : {}),
        onProgress: ({ done, total }) => setProgress(done / total),
      })
      setFailed(false)
    } catch {
      // What nobody asked for fails without a word.
      if (isPinned) setFailed(true)
    } finally {
      setProgress(null)
      if (isPinned) setAsked(false)
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
  }, [keepsItself, story, narration])

  return {
    kept,
    /** 0 to 1 while it is being fetched. */
    progress,
    hasFailed,
    /** The parent asked for it just now. */
    isAsked,
    isOnline,
    canKeep: isWhole,
    pin() {
      setDeclined(false)
      void keep({ isPinned: true })
    },
    remove() {
      setDeclined(true)
      void keeper().then(({ forgetBook }) => forgetBook({ storyId: story.id }))
    },
  }
}
