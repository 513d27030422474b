import type { Picture } from '@luciole/contract/stories'
import type { CSSProperties } from 'react'

/** How far beyond every head and the point looked for the drawn box reaches. */
const DRAWN_MARGIN = 0.08
/** As much of it a crop may take. */
const SPARED = 0.04

const kept = ({ from, length }: { from: number; length: number }) => {
  // A box that ends with the picture has no margin there.
  const start = from > 0 ? from + SPARED : 0
  const end = from + length < 0.999 ? from + length - SPARED : 1
  return { start, end: Math.max(end, start + 0.05) }
}

const crownOf = ({ focus }: Pick<Picture, 'focus'>) =>
  focus.y > 0 ? Math.min(focus.y + DRAWN_MARGIN, 0.8) : 0

/** What the style sheet must know of a picture: its ratio, what no crop may lose, where heads begin. */
export function framing({ width, height, focus }: Pick<Picture, 'width' | 'height' | 'focus'>) {
  const down = kept({ from: focus.y, length: focus.h })
  const across = kept({ from: focus.x, length: focus.w })
  const crown = crownOf({ focus })
  return {
    '--ratio': width / height,
    '--across': (across.start + across.end) / 2,
    '--wide': across.end - across.start,
    '--down': (down.start + down.end) / 2,
    '--tall': down.end - down.start,
    '--crown': crown,
    '--below-crown': Math.max(down.end - crown, 0.05),
  } as CSSProperties
}

/** How far above the highest heads of a book its pictures begin, in widths of a picture. */
export const headRoom = (pictures: readonly Pick<Picture, 'width' | 'height' | 'focus'>[]) =>
  Math.min(1, ...pictures.map((picture) => (crownOf(picture) * picture.height) / picture.width))
