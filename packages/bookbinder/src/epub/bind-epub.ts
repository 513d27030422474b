import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BookToBind } from '#book'
import { FACE_GROUNDS, INK, lightness } from '#ground/ink'
import { colorOfBand, cropTo, facePlate, moonPlate, wholePicture } from '#ground/pictures'
import { printedWords } from '#words/printed-words'
import { bookStyle, EPUB_FONTS, PAGE } from './book-style'
import { overlayOf } from './overlay'
import { navigation, packageDocument, type Item, type SpinePage } from './package-document'
import { castPage, colophonPage, coverPage, endPage, storyPage, titlePage } from './pages'

const require = createRequire(import.meta.url)
const JPEG = 'image/jpeg'
const XHTML = 'application/xhtml+xml'
const QUALITY = 82
const FOLDER = 'EPUB'
const ANYWHERE = { x: 0.35, y: 0.3, w: 0.3, h: 0.4 }
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${FOLDER}/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

/** One file of the archive; the first must come first and stay as it is. */
export interface EpubFile {
  name: string
  bytes: Uint8Array
  isCompressible: boolean
}

type Put = (item: Item, bytes: Uint8Array | string) => void

async function putPictures({ book, put }: { book: BookToBind; put: Put }) {
  const jpeg = (id: string, bytes: Uint8Array, properties?: string) =>
    put({ id, path: `images/${id}.jpg`, type: JPEG, ...(properties ? { properties } : {}) }, bytes)
  const quality = QUALITY
  const upright = { aspect: PAGE.width / PAGE.height, width: PAGE.width, quality }
  const focused = await cropTo({ picture: book.cover, ...upright })
  const anyhow = {
    ...book.cover,
    focus: { ...ANYWHERE, x: book.cover.focus.x + book.cover.focus.w / 2 - 0.15 },
  }
  const cover = focused ?? (await cropTo({ picture: anyhow, ...upright }))
  const plate = cover ?? (await wholePicture({ picture: book.cover, width: PAGE.width, quality }))
  put(
    { id: 'cover-image', path: 'images/cover.jpg', type: JPEG, properties: 'cover-image' },
    plate.jpeg,
  )
  const square = await cropTo({
    picture: { ...book.cover, focus: ANYWHERE },
    aspect: 1,
    width: 640,
    quality,
  })
  jpeg('window', square?.jpeg ?? plate.jpeg)
  for (const [index, { portrait }] of book.cast.entries()) {
    const ground = FACE_GROUNDS[index % FACE_GROUNDS.length] ?? INK.paper
    if (portrait)
      jpeg(`face-${index + 1}`, (await facePlate({ portrait, ground, width: 500 })).jpeg)
  }
  for (const { number, picture } of book.pages) {
    jpeg(`page-${number}`, (await wholePicture({ picture, width: PAGE.width, quality })).jpeg)
  }
  jpeg('moon', (await moonPlate({ book, height: 800, width: PAGE.width, quality })).jpeg)
  return lightness(await colorOfBand({ plate, top: 0.03, bottom: 0.25 })) < 0.55
}

/** A picture book of fixed pages that reads itself aloud, as the files of an EPUB 3. */
export async function bindEpub(book: BookToBind): Promise<EpubFile[]> {
  const words = printedWords(book.language)
  const items: Item[] = []
  const files: EpubFile[] = []
  const put: Put = (item, bytes) => {
    items.push(item)
    files.push({
      name: `${FOLDER}/${item.path}`,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
      isCompressible: typeof bytes === 'string',
    })
  }
  const isDark = await putPictures({ book, put })
  put({ id: 'style', path: 'book.css', type: 'text/css' }, bookStyle())
  for (const { file, family } of EPUB_FONTS) {
    const path = require.resolve(`@fontsource/${family.toLowerCase()}/files/${file}.woff`)
    put({ id: file, path: `fonts/${file}.woff`, type: 'font/woff' }, readFileSync(path))
  }

  const spine: SpinePage[] = []
  const page = ({
    id,
    label,
    html,
    properties,
    overlay,
  }: SpinePage & { html: string; properties?: string; overlay?: string }) => {
    spine.push({ id, label })
    put(
      {
        id,
        path: `${id}.xhtml`,
        type: XHTML,
        ...(properties ? { properties } : {}),
        ...(overlay ? { overlay } : {}),
      },
      html,
    )
  }
  page({ id: 'cover', label: words.cover, html: coverPage({ book, words, isDark }) })
  page({ id: 'title-page', label: words.titlePage, html: titlePage({ book, words }) })
  page({ id: 'cast', label: words.characters, html: castPage({ book, words }) })
  for (const one of book.pages) {
    const { number, sound } = one
    const id = `page-${number}-words`
    const overlay = sound ? `said-${number}` : undefined
    page({
      id,
      label: words.page(number),
      html: storyPage({ book, page: one, words }),
      properties: 'svg',
      ...(overlay ? { overlay } : {}),
    })
    if (!sound || !overlay) continue
    const audio = `audio/page-${number}.mp3`
    put({ id: `voice-${number}`, path: audio, type: 'audio/mpeg' }, sound.mp3)
    const smil = overlayOf({ page: `${id}.xhtml`, audio, sound })
    put({ id: overlay, path: `${overlay}.smil`, type: 'application/smil+xml' }, smil)
  }
  page({ id: 'the-end', label: words.theEnd, html: endPage({ book, words }) })
  page({ id: 'colophon', label: 'Luciole', html: colophonPage({ book, words }) })
  put(
    { id: 'nav', path: 'nav.xhtml', type: XHTML, properties: 'nav' },
    navigation({ book, words, spine }),
  )

  const opf = packageDocument({ book, words, items, spine })
  const text = (name: string, content: string, isCompressible: boolean): EpubFile => ({
    name,
    bytes: Buffer.from(content),
    isCompressible,
  })
  return [
    text('mimetype', 'application/epub+zip', false),
    text('META-INF/container.xml', CONTAINER, true),
    text(`${FOLDER}/package.opf`, opf, true),
    ...files,
  ]
}
