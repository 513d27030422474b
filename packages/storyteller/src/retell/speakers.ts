import type { Book, PageText } from '@luciole/contract/book'

const OTHERS = 'ABCDEGIJKLMNOPQRSTUVWX'

/** The letter that stands for a speaker in `[X:speech]`. */
export function letterOf({ speaker, cast }: { speaker: string; cast: Book['cast'] }): string {
  if (speaker === 'sfx') return 'Y'
  const member = cast.find(({ id }) => id === speaker)
  if (!member) return 'Z'
  if (member.part === 'hero') return 'H'
  if (member.part === 'helper') return 'F'
  const others = cast.filter(({ part }) => part !== 'hero' && part !== 'helper')
  return OTHERS[others.indexOf(member)] ?? 'Z'
}

export function speakerOf({ letter, cast }: { letter: string; cast: Book['cast'] }): string {
  if (letter === 'Y') return 'sfx'
  return cast.find(({ id }) => letterOf({ speaker: id, cast }) === letter)?.id ?? 'crowd'
}

/** A page as it was authored: who speaks and what is in italics are marks in the text again. */
export function markSpeech({
  page: { text, spans, emphasis },
  cast,
}: {
  page: PageText
  cast: Book['cast']
}): string {
  const marks = [
    ...spans
      .filter(({ speaker }) => speaker !== 'narrator')
      .flatMap(({ speaker, start, end }) => [
        { at: start, order: 1, mark: `[${letterOf({ speaker, cast })}:` },
        { at: end, order: 3, mark: ']' },
      ]),
    ...emphasis.flatMap(({ start, end }) => [
      { at: start, order: 2, mark: '*' },
      { at: end, order: 2, mark: '*' },
    ]),
  ].toSorted((a, b) => b.at - a.at || b.order - a.order)
  const marked = marks.reduce(
    (done, { at, mark }) => `${done.slice(0, at)}${mark}${done.slice(at)}`,
    text,
  )
  return marked
    .replace(/“(?=\*?\[[A-Z]:)|(?<=\]\*?)”/g, '')
    .replace(/^—\u00a0(?=\*?\[[A-Z]:)/gm, '')
    .replaceAll('\u00a0', ' ')
}
