import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { typeset } from '#text/typography'

const PIECE = /\[(?<letter>[A-Z]):(?<said>[^\]]*)\]|(?<told>[^[]+)/g
const FRENCH_DASH = '—\u00a0'

/** Appends to a page while keeping who speaks and what is set in italics. */
function createPage() {
  const page: PageText = { text: '', spans: [], emphasis: [] }
  let emphasisFrom: number | undefined
  const turnEmphasis = () => {
    const end = page.text.length
    if (emphasisFrom !== undefined && end > emphasisFrom)
      page.emphasis.push({ start: emphasisFrom, end })
    emphasisFrom = emphasisFrom === undefined ? end : undefined
  }
  const write = (marked: string) => {
    for (const [at, part] of marked.split('*').entries()) {
      if (at > 0) turnEmphasis()
      page.text += part
    }
  }
  const say = (speaker: string, marked: string) => {
    const start = page.text.length
    write(marked)
    const raw = page.text.slice(start)
    if (!/[\p{L}\p{N}]/u.test(raw)) return
    const lead = raw.length - raw.trimStart().length
    page.spans.push({ speaker, start: start + lead, end: start + raw.trimEnd().length })
  }
  return { page, write, say }
}

/**
 * Filled text with `[X:speech]` and `*sound*` marks → the page as it is read. English sets quotes,
 * French a dash at the head of the paragraph; spans say who speaks, for the narrator.
 */
export function renderSpeech({
  filled,
  language,
  speakerOf,
}: {
  filled: string
  language: Language
  speakerOf: (letter: string) => string
}): PageText {
  const { page, write, say } = createPage()
  const paragraphs = filled
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) write('\n')
    let isFirstSpeech = true
    for (const { groups } of paragraph.matchAll(PIECE)) {
      if (groups?.letter) {
        const said = typeset({ text: (groups.said ?? '').trim(), language })
        if (language === 'en') write('“')
        else if (isFirstSpeech) write(FRENCH_DASH)
        say(speakerOf(groups.letter), said)
        if (language === 'en') write('”')
        isFirstSpeech = false
      } else {
        say('narrator', typeset({ text: groups?.told ?? '', language }))
      }
    }
  }
  return page
}
