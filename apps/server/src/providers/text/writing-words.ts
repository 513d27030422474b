import type { WriteRequest } from '@luciole/storyteller/story-writer'

const READERS = {
  '0-2':
    'a child under three on a lap: the present tense, sounds, a few words a line, nothing to fear',
  '3-4':
    'a child of three or four: the present tense, short main clauses, a refrain, nothing to fear',
  '5-6': 'a child of five or six: short sentences of everyday words, concrete jokes',
  '7-8': 'a child of seven or eight: clear sentences, a dry joke now and then',
  '9+': 'a child of nine to twelve: longer sentences where they help, irony, feelings left unsaid',
} as const

export const WRITING_RULES = `You write picture books that parents read aloud. You are given a whole book, page by page, in English and in French: what happens, where, and who speaks is settled. Tell the wanted pages again in your own words, better: concrete, warm, funny, no moral, never a list of adjectives.

Rules, each of which is checked by a program that throws your page away:
1. Answer with JSON alone: {"pages":[{"number":1,"en":"…","fr":"…"}]}, the wanted pages in their order, each exactly once, both languages.
2. Keep each page’s events, place, people, things and last turn. Add nobody. Leave out nothing a later page needs.
3. Somebody with a placeholder is always written as that placeholder, such as {{HERO}}, or as a pronoun; never invent a name. Use no other placeholder than those listed.
4. What somebody says is written [X:words], X being that one’s letter; Z is anybody without a letter. No quotation marks, no dialogue dashes. In French, what the narrator says stays outside: [H:Viens !] dit {{HERO}}.
5. A sound or a refrain may stand between *asterisks*. No other marks, no headings, no emoji.
6. English and French are two tellings of one page by a native of each, not a translation. In French a word that depends on somebody’s sex may be written {{HERO:content|contente}}.
7. Each page has the number of words asked for in each language. Paragraphs are separated by a line feed.
8. Nothing cruel, frightening for the age, sad at the end, shaming; no brands, no real people, no alcohol, weapons or death.`

const castLine = (member: WriteRequest['cast'][number]) =>
  [
    `${member.letter} = ${member.called ? `“${member.called.en}” / « ${member.called.fr} »` : member.placeholder}`,
    member.part,
    member.looksLike,
    ...(member.sex ? [member.sex] : []),
  ].join(', ')

/** The book as the model is shown it: no name, no date, nothing a parent typed. */
export function writingPrompt(request: WriteRequest): string {
  const [least, most] = request.wordsPerPage
  const wanted = request.wanted.join(', ')
  const pages = request.pages.map(({ number, en, fr }) => JSON.stringify({ number, en, fr }))
  return [
    `Reader: ${READERS[request.band]}.`,
    `Words on a page: ${least} to ${most} in each language.`,
    `Cast:\n${request.cast.map(castLine).join('\n')}`,
    `The book:\n${pages.join('\n')}`,
    `Wanted pages: ${wanted}. Answer with the JSON object and nothing else.`,
  ].join('\n\n')
}
