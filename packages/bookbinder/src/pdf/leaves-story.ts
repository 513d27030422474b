import type { ReadingBand } from '@luciole/contract/book'
import type { BookToBind, BoundPage } from '#book'
import { INK, mix } from '#ground/ink'
import type { Plate } from '#ground/pictures'
import { usualSize } from '#type/usual-size'
import { drawFirefly, drawTrail } from './firefly'
import { fillGround, layGround } from './leaves-front'
import type { Block, Press, Setting } from './press'
import { BLEED, TRIM } from './print-size'

/** From the size a reader of this age likes down to the smallest that is still kind. */
const SIZES: Record<ReadingBand, readonly number[]> = {
  '0-2': [30, 27, 24, 21, 18],
  '3-4': [25, 23, 21, 19, 17],
  '5-6': [22, 21, 20, 19, 18, 17, 16, 15, 14],
  '7-8': [20, 19, 18, 17, 16, 15, 14, 13],
  '9+': [18, 17, 16, 15, 14, 13, 12],
}
const SIDE = 70
const TOP = 62
const FOOT = 74
const WIDTH = TRIM - 2 * SIDE
/** A text this short stands in the middle of its page. */
const FEW_LETTERS = 130
/** A measure of more letters than this is hard on young eyes. */
const LETTERS_A_LINE = 54

/** The picture to every edge; or whole above a strip of paper, when a square would cut somebody. */
export function drawPicturePage({
  press,
  page,
  square,
  whole,
  tint,
}: {
  press: Press
  page: BoundPage
  square: Plate | null
  whole: Plate
  tint: string
}) {
  const { doc } = press
  if (square) {
    press.tagged({
      kind: 'Figure',
      alt: page.picture.alt,
      draw: () => void layGround(press, square),
    })
    return
  }
  const width = TRIM + 2 * BLEED
  const height = (width * whole.height) / whole.width
  const top = (TRIM - height) / 2
  press.ornament(() => void fillGround(press, tint))
  press.tagged({
    kind: 'Figure',
    alt: page.picture.alt,
    draw: () => void doc.image(whole.jpeg, -BLEED, top, { width, height }),
  })
  press.ornament(() => {
    for (const edge of ['top', 'bottom'] as const) {
      doc.save().translate(-BLEED, edge === 'top' ? top + 20 : top + height - 20)
      doc.scale(width / 390, edge === 'top' ? -1 : 1)
      doc.path(
        'M0 26V9c16-6 29-1 44-5s27-9 46-8 24 7 42 8 30-8 52-8 28 7 47 7 27-8 46-7 25 7 44 5 32-9 69-4v29Z',
      )
      doc.fill(tint).restore()
    }
  })
}

function fitText({
  press,
  page,
  band,
  largest = Number.POSITIVE_INFINITY,
}: {
  press: Press
  page: BoundPage
  band: ReadingBand
  largest?: number
}) {
  const { text, emphasis } = page.text
  const align = text.length < FEW_LETTERS ? ('center' as const) : ('left' as const)
  const at = (size: number): { setting: Setting; block: Block; width: number } => {
    const setting: Setting = {
      face: 'story',
      size,
      color: INK.ink,
      leading: 1.52,
      align,
      paragraphGap: 0.42,
    }
    const width = Math.min(WIDTH, size * 0.56 * LETTERS_A_LINE)
    const isBalanced = align === 'center' && !text.includes('\n')
    return { setting, width, block: press.lay({ text, emphasis, setting, width, isBalanced }) }
  }
  const sizes = SIZES[band].filter((size) => size <= largest)
  const room = TRIM - TOP - FOOT
  const fitting = sizes.map(at).find(({ block }) => block.height <= room)
  return fitting ?? at(sizes.at(-1) ?? 12)
}

/** The size of letters of a whole book. */
export const letterSizeOf = ({ press, book }: { press: Press; book: BookToBind }) =>
  usualSize(book.pages.map((page) => fitText({ press, page, band: book.band }).setting.size))

/** Where the firefly rests, and how it came: another place each page, never near the words. */
const FLIGHTS = [
  { x: 506, y: 54, path: 'M603 110C580 96 560 92 540 84S524 66 518 62' },
  { x: 520, y: 528, path: 'M420 603C440 574 470 580 488 566S504 540 512 534' },
  { x: 92, y: 52, path: 'M-9 96C20 92 34 70 52 74S76 62 84 56' },
] as const

/** The words on paper tinted by their picture, with a folio below. */
export function drawTextPage({
  press,
  page,
  band,
  tint,
  largest,
}: {
  press: Press
  page: BoundPage
  band: ReadingBand
  tint: string
  largest: number
}) {
  const { doc } = press
  const { setting, block, width } = fitText({ press, page, band, largest })
  const room = TRIM - TOP - FOOT
  const y = TOP + Math.max(0, (room - block.height) * 0.46)
  const isFull = block.height > room * 0.84
  const flight = FLIGHTS[page.number % FLIGHTS.length] ?? FLIGHTS[0]
  press.ornament(() => {
    fillGround(press, tint)
    if (isFull) return
    drawTrail({ doc, path: flight.path, color: INK.lamp })
    drawFirefly({ doc, x: flight.x, y: flight.y, size: 30 })
  })
  const x = (TRIM - width) / 2
  press.tagged({ kind: 'P', draw: () => press.set({ block, setting, x, y, width }) })
  const folio: Setting = {
    face: 'heading',
    size: 11,
    color: INK.soft,
    leading: 1.2,
    align: 'center',
  }
  const number = String(page.number)
  press.ornament(() => {
    press.set({
      block: press.lay({ text: number, setting: folio, width: TRIM }),
      setting: folio,
      x: 0,
      y: TRIM - 46,
      width: TRIM,
    })
    for (const out of [-1, 1]) doc.circle(TRIM / 2 + out * 17, TRIM - 39.5, 1.3).fill(INK.lamp)
  })
}

export const tintOf = (color: string) => mix(color, INK.paper, 0.9)
