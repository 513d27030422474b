import type { BookToBind } from '#book'
import { FACE_GROUNDS, INK } from '#ground/ink'
import { nightSky } from '#ground/night'
import {
  colorOfBand,
  cropTo,
  drawnPlate,
  moonPlate,
  facePlate,
  wholePicture,
  type Plate,
} from '#ground/pictures'
import { printedWords } from '#words/printed-words'
import { drawFriends, drawHero, type Face } from './leaves-cast'
import { drawBack, drawEnd, drawPrompts } from './leaves-end'
import { drawCover, drawExLibris, drawTitlePage } from './leaves-front'
import { drawPicturePage, drawTextPage, letterSizeOf, tintOf } from './leaves-story'
import { openPress } from './press'
import { PRINT_PIXELS } from './print-size'
import { openSpreads, printSheets, type Leaf } from './sheet'

const USES = {
  print: { pixels: PRINT_PIXELS, quality: 90, facePixels: 1100 },
  screen: { pixels: 1100, quality: 78, facePixels: 480 },
} as const
export type PdfUse = keyof typeof USES

/** The same picture as a square when that keeps everybody, else whole. */
async function platesOf({ picture, use }: { picture: BookToBind['cover']; use: PdfUse }) {
  const { pixels, quality } = USES[use]
  const square = await cropTo({ picture, aspect: 1, width: pixels, quality })
  return { square, whole: square ?? (await wholePicture({ picture, width: pixels, quality })) }
}

async function facesOf({ book, use }: { book: BookToBind; use: PdfUse }): Promise<Face[]> {
  const width = USES[use].facePixels
  const ordered = book.cast.toSorted((a, b) => Number(b.isHero) - Number(a.isHero))
  return Promise.all(
    ordered.map(async (character, index) => {
      const ground = FACE_GROUNDS[index % FACE_GROUNDS.length] ?? INK.paper
      const { portrait } = character
      const plate = portrait ? await facePlate({ portrait, ground, width }) : null
      return { character, ground, plate }
    }),
  )
}

const wholeFocus = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }

/**
 * A picture book: cover, whose it is, title, who is in it, a picture and its words on each opening,
 * the end, the back. The pages are a multiple of four, as printers fold them.
 */
export async function bindPdf({
  book,
  use,
}: {
  book: BookToBind
  use: PdfUse
}): Promise<Uint8Array> {
  const words = printedWords(book.language)
  const press = openPress(book)
  const { pixels, quality } = USES[use]
  const drawn = (svg: string) => drawnPlate({ svg, width: pixels, quality })
  const cover = await platesOf({ picture: { ...book.cover, focus: wholeFocus }, use })
  const coverPlate: Plate = cover.square ?? cover.whole
  const sky = await colorOfBand({ plate: coverPlate, top: 0.03, bottom: 0.27 })
  const window =
    (await cropTo({ picture: book.cover, aspect: 1, width: USES[use].facePixels, quality })) ??
    coverPlate
  const night = await drawn(nightSky({ seed: book.id, size: 600 }))
  const dusk = await drawn(nightSky({ seed: `${book.id} back`, size: 600 }))
  const moon = await moonPlate({ book, height: 600, width: pixels, quality })
  const [hero, ...friends] = await facesOf({ book, use })

  const leaves: Leaf[] = [
    () => drawCover({ press, book, words, plate: coverPlate, sky }),
    () => drawExLibris({ press, book, words, night }),
    () => drawTitlePage({ press, book, words, window }),
    () => hero && drawHero({ press, face: hero, heading: words.characters }),
    () => drawFriends({ press, faces: friends }),
  ]
  const largest = letterSizeOf({ press, book })
  for (const page of book.pages) {
    const plates = await platesOf({ picture: page.picture, use })
    const tint = tintOf(await colorOfBand({ plate: plates.whole, top: 0, bottom: 1 }))
    leaves.push(
      () => drawPicturePage({ press, page, ...plates, tint }),
      () => drawTextPage({ press, page, band: book.band, tint, largest }),
    )
  }
  leaves.push(
    () => drawEnd({ press, book, words, moon }),
    () => drawPrompts({ press, book, words }),
    () => drawBack({ press, book, night: dusk }),
  )
  const lay = use === 'print' ? printSheets : openSpreads
  lay({ press, leaves })
  return press.finish()
}
