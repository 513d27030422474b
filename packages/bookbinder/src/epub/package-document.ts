import type { BookToBind } from '#book'
import type { PrintedWords } from '#words/printed-words'
import { PAGE } from './book-style'
import { escapeXml } from './escape'

export interface Item {
  id: string
  path: string
  type: string
  properties?: string
  /** The item that reads this one aloud. */
  overlay?: string
}
/** A page in reading order, with its name in the table of contents. */
export interface SpinePage {
  id: string
  label: string
}

const clock = (ms: number) => `${(ms / 1000).toFixed(3)}s`

export function packageDocument({
  book,
  words,
  items,
  spine,
}: {
  book: BookToBind
  words: PrintedWords
  items: readonly Item[]
  spine: readonly SpinePage[]
}): string {
  const spoken = book.pages.flatMap(({ number, sound }) => (sound ? [{ number, sound }] : []))
  const whole = spoken.reduce((sum, { sound }) => sum + sound.durationMs, 0)
  const modified = `${book.madeAt.toISOString().slice(0, 19)}Z`
  const modes = spoken.length > 0 ? ['textual', 'visual', 'auditory'] : ['textual', 'visual']
  const features = [
    'alternativeText',
    'readingOrder',
    'structuralNavigation',
    'tableOfContents',
    ...(spoken.length > 0 ? ['synchronizedAudioText'] : []),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" prefix="rendition: http://www.idpf.org/vocab/rendition/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${book.id}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
<dc:language>${book.language}</dc:language>
<dc:creator>Luciole</dc:creator>
<dc:description>${escapeXml(`${book.teaser} ${words.madeBySoftware}`)}</dc:description>
<meta property="dcterms:modified">${modified}</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">auto</meta>
${modes.map((mode) => `<meta property="schema:accessMode">${mode}</meta>`).join('\n')}
${features.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`).join('\n')}
<meta property="schema:accessibilityHazard">none</meta>
${
  spoken.length > 0
    ? [
        `<meta property="media:duration">${clock(whole)}</meta>`,
        '<meta property="media:active-class">lit</meta>',
        ...spoken.map(
          ({ number, sound }) =>
            `<meta property="media:duration" refines="#said-${number}">${clock(sound.durationMs)}</meta>`,
        ),
      ].join('\n')
    : ''
}
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
${items
  .map(
    ({ id, path, type, properties, overlay }) =>
      `<item id="${id}" href="${path}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}${overlay ? ` media-overlay="${overlay}"` : ''}/>`,
  )
  .join('\n')}
</manifest>
<spine>
${spine.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

export const navigation = ({
  book,
  words,
  spine,
}: {
  book: BookToBind
  words: PrintedWords
  spine: readonly SpinePage[]
}) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}">
<head><title>${escapeXml(words.contents)}</title><meta name="viewport" content="width=${PAGE.width}, height=${PAGE.height}"/></head>
<body>
<nav epub:type="toc" id="toc"><h1>${escapeXml(words.contents)}</h1>
<ol>
${spine.map(({ id, label }) => `<li><a href="${id}.xhtml">${escapeXml(label)}</a></li>`).join('\n')}
</ol></nav>
</body>
</html>
`
