import { useLayoutEffect, useRef } from 'react'
import { useTextSize } from '#platform/text-size'
import { fitOfBook, type PageParts } from './fit-book'
import { headRoom } from './picture-frame'

/** What pages are set in: it is there before the first one, or all would be measured twice. */
const STORY_FACES = ['1rem Andika', 'italic 1rem Andika']

/**
 * Letters of one size in the whole book, as large as its fullest page allows on this screen. Measured
 * when something of that changes, not when a page is turned.
 */
export function useFit<Element extends HTMLElement>({
  pages,
  leafKey,
  spacing,
}: {
  pages: readonly PageParts[]
  leafKey: string
  spacing: string
}) {
  const textSize = useTextSize()
  const ref = useRef<Element>(null)
  const measured = useRef('')
  useLayoutEffect(() => {
    for (const face of STORY_FACES) void document.fonts?.load(face)
  }, [])
  useLayoutEffect(() => {
    const leaf = ref.current
    const reader = leaf?.closest<HTMLElement>('.reader')
    if (!leaf || !reader || leaf.dataset.leaf !== 'page') return
    const fit = () => {
      const { clientWidth, clientHeight } = leaf
      const words = pages.map(({ text }) => text.text)
      const room = headRoom(pages.flatMap(({ picture }) => picture ?? []))
      const subject = [clientWidth, clientHeight, room, textSize, spacing, ...words].join('\n')
      if (subject === measured.current) return
      measured.current = subject
      reader.style.setProperty('--head-room', String(room))
      const { letters, close } = fitOfBook({ leaf, reader, pages, textSize })
      reader.style.setProperty('--fit', String(letters))
      reader.style.setProperty('--close', String(close))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(leaf)
    if (document.fonts?.status === 'loading') {
      void document.fonts.ready.then(() => {
        measured.current = ''
        fit()
      })
    }
    return () => observer.disconnect()
  }, [pages, leafKey, spacing, textSize])
  return ref
}
