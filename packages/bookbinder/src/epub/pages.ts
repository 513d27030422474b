import type { ReadingBand } from '@luciole/contract/book'
import type { BookToBind, BoundPage } from '#book'
import { INK } from '#ground/ink'
import { capitalised } from '#pdf/leaves-cast'
import { usualSize } from '#type/usual-size'
import type { PrintedWords } from '#words/printed-words'
import { PAGE } from './book-style'
import { escapeXml } from './escape'
import { markWords, TEXT_ID } from './mark-words'

/** One page of fixed layout. */
function document({
  language,
  title,
  type,
  body,
}: {
  language: string
  title: string
  type: string
  body: string
}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeXml(title)}</title>
<meta charset="UTF-8"/>
<meta name="viewport" content="width=${PAGE.width}, height=${PAGE.height}"/>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`
}

/** A word of a title is never parted at its hyphen. */
const titleHtml = (title: string) =>
  title
    .split(' ')
    .map((word) => escapeXml(word))
    .map((word) => (word.includes('-') ? `<span class="joined">${word}</span>` : word))
    .join(' ')

export function coverPage({
  book,
  words,
  isDark,
}: {
  book: BookToBind
  words: PrintedWords
  isDark: boolean
}) {
  const color = isDark ? INK.cream : INK.ink
  const shade = isDark ? '11,10,32' : '255,255,255'
  const veil = `background: linear-gradient(rgba(${shade},.62), rgba(${shade},0) 40%, rgba(11,10,32,0) 84%, rgba(11,10,32,.72))`
  return document({
    language: book.language,
    title: book.title,
    type: 'cover',
    body: `<img class="whole" src="images/cover.jpg" alt="${escapeXml(book.cover.alt)}"/>
<div class="whole" style="${veil}"></div>
<h1 class="cover-title" style="color: ${color}; font-size: ${book.title.length > 34 ? 84 : 108}px">${titleHtml(book.title)}</h1>
<p class="cover-for">${escapeXml(words.storyFor(book.forName))}</p>`,
  })
}

export const titlePage = ({ book, words }: { book: BookToBind; words: PrintedWords }) =>
  document({
    language: book.language,
    title: words.titlePage,
    type: 'frontmatter titlepage',
    body: `<div class="title-page">
<h1>${titleHtml(book.title)}</h1>
<img src="images/window.jpg" alt=""/>
<p>${escapeXml(book.teaser)}</p>
<p class="for">${escapeXml(words.storyFor(book.forName))}</p>
</div>`,
  })

export const castPage = ({ book, words }: { book: BookToBind; words: PrintedWords }) =>
  document({
    language: book.language,
    title: words.characters,
    type: 'frontmatter',
    body: `<div class="cast${book.cast.length > 4 ? ' many' : ''}">
<h1>${escapeXml(words.characters)}</h1>
<ul>
${book.cast
  .map(
    ({ name, introduction, isHero, portrait }, index) =>
      `<li${isHero ? ' class="hero"' : ''}>${portrait ? `<img src="images/face-${index + 1}.jpg" alt=""/>` : ''}<h2>${escapeXml(capitalised(name))}</h2>${escapeXml(introduction)}</li>`,
  )
  .join('\n')}
</ul>
</div>`,
  })

const LETTER: Record<ReadingBand, number> = { '0-2': 62, '3-4': 52, '5-6': 42, '7-8': 40, '9+': 36 }
const SMALLEST = 25
const ROOM = { width: 1020, height: 640 }

/** A size at which the words stay on their page, with letters about half as wide as they are high. */
export function letterSize({ text, band }: { text: string; band: ReadingBand }): number {
  for (let size = LETTER[band]; size > SMALLEST; size -= 1) {
    const perLine = ROOM.width / (size * 0.53)
    const lines = text
      .split('\n')
      .reduce((sum, paragraph) => sum + Math.ceil(paragraph.length / perLine) + 0.3, 0)
    if (lines * size * 1.48 <= ROOM.height) return size
  }
  return SMALLEST
}

const EDGE =
  'M0 34V19c16-6 29-1 44-5s27-9 46-8 24 7 42 8 30-8 52-8 28 7 47 7 27-8 46-7 25 7 44 5 32-9 69-4v27Z'

export const storyPage = ({
  book,
  page,
  words,
}: {
  book: BookToBind
  page: BoundPage
  words: PrintedWords
}) => {
  const { text } = page.text
  const size = Math.min(
    letterSize({ text, band: book.band }),
    usualSize(book.pages.map((one) => letterSize({ text: one.text.text, band: book.band }))),
  )
  const few = text.length < 130 ? ' few' : ''
  return document({
    language: book.language,
    title: words.page(page.number),
    type: 'bodymatter',
    body: `<img class="picture" src="images/page-${page.number}.jpg" alt="${escapeXml(page.picture.alt)}"/>
<svg class="edge" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 34" preserveAspectRatio="none" aria-hidden="true"><path d="${EDGE}" fill="${INK.paper}"/></svg>
<div class="words${few}" style="font-size: ${size}px"><div id="${TEXT_ID}">
${markWords(page.text, page.sound?.marks ?? [])}
</div></div>`,
  })
}

export const endPage = ({ book, words }: { book: BookToBind; words: PrintedWords }) =>
  document({
    language: book.language,
    title: words.theEnd,
    type: 'backmatter',
    body: `<img class="whole" src="images/moon.jpg" alt=""/>
<div class="end">
<h1>${escapeXml(words.theEnd)}</h1>
<div class="talk"><h2>${escapeXml(words.talk)}</h2>
${book.prompts.map((prompt) => `<p>${escapeXml(prompt)}</p>`).join('\n')}
</div>
</div>`,
  })

export const colophonPage = ({ book, words }: { book: BookToBind; words: PrintedWords }) =>
  document({
    language: book.language,
    title: 'Luciole',
    type: 'backmatter colophon',
    body: `<div class="colophon">
<h2>Luciole</h2>
${[
  ...words.colophon(book),
  ...(book.pages.some(({ sound }) => sound) ? [words.voiceBySoftware] : []),
]
  .map((line) => `<p>${escapeXml(line)}</p>`)
  .join('\n')}
</div>`,
  })
