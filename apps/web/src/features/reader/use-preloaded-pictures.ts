import type { StoryPage } from '@luciole/contract/stories'
import { useEffect, useRef } from 'react'
import { PICTURE_SIZES } from './picture-sizes'

const AHEAD = 2

/** The next pages' pictures are in the browser, unpacked, before the page is turned. */
export function usePreloadedPictures({
  pages,
  from,
}: {
  pages: readonly Pick<StoryPage, 'number' | 'picture'>[]
  from: number
}) {
  // Held, or the browser may forget them before they are shown.
  const held = useRef<HTMLImageElement[]>([])
  useEffect(() => {
    const coming: HTMLImageElement[] = []
    for (const { number, picture } of pages) {
      if (!picture || number <= from || number > from + AHEAD) continue
      const image = new Image()
      image.sizes = PICTURE_SIZES
      image.srcset = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
      void image.decode().catch(() => undefined)
      coming.push(image)
    }
    held.current = coming
  }, [pages, from])
}
