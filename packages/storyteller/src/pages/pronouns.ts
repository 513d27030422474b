import type { Language } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'
import type { Player } from '#plan/party'

const PRONOUNS: Record<Language, Record<Sex, string>> = {
  en: { male: 'he', female: 'she' },
  fr: { male: 'il', female: 'elle' },
}
const LEAD =
  /^(?:(?:(?:Then|But|So|And|Now|Puis|Mais|Alors|Et) )|(?:(?:One|Un|Une) [^,.]{3,60}, ))?/u
const END = /(?<=[.!?…]) (?=\p{Lu})/u
/** English writes days and months with a capital. */
const DATE =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u
/** A thing said again as *it* between two sentences about the same person: French has no word for that. */
const THING_BETWEEN = /^It (?!(?:was|is) (?:an?|the|his|her) )/u
/** Words with a capital that are nobody: those a sentence begins with are not looked at. */
const CAPITAL = /(?<=[\p{L}\p{N},;:’')] )\p{Lu}\p{L}+/gu
const INITIAL = /^\P{L}*\p{Lu}\p{L}*/u
/** French says « c’était un hibou », never « il était un hibou ». */
const IS_A = /^ était une? /u
/** Who has just been said to be something is who the next sentence means, whoever stood before. */
const IS_INTRODUCED = /^\S+ (?:was an?|était une?) /u
const SUBJECT_WITH = /^(?: (?:and|et) |,|['’]s )/u

/** A sentence about somebody, in a book with these names. */
interface Naming {
  sentence: string
  name: string
  names: readonly string[]
}

/** Who a sentence is about, when it begins with one of these and nobody else does anything in it. */
function subjectOf({ sentence, players }: { sentence: string; players: readonly Player[] }) {
  const lead = LEAD.exec(sentence)?.[0] ?? ''
  const rest = sentence.slice(lead.length)
  const player = players.find(
    ({ name }) => rest.startsWith(name) && /^ \p{Ll}/u.test(rest.slice(name.length)),
  )
  if (!player || SUBJECT_WITH.test(rest.slice(player.name.length))) return null
  return { player, lead, rest: rest.slice(player.name.length) }
}

function namesOther({ sentence, name, names }: Naming) {
  const inner = sentence.replace(INITIAL, '').match(CAPITAL) ?? []
  const isOther = (word: string) =>
    word !== name && !name.split(' ').includes(word) && !DATE.test(word)
  return (
    inner.some(isOther) ||
    names.some((other) => other !== name && other.length > 1 && sentence.includes(other))
  )
}

function isThingBetween({ sentence, name, names }: Naming) {
  return THING_BETWEEN.test(sentence) && !namesOther({ sentence, name, names })
}

/** Most pages need no more than this look. */
function comesTwice(text: string, name: string) {
  const at = text.indexOf(`${name} `)
  return at >= 0 && text.includes(`${name} `, at + name.length)
}

/**
 * Says *he* and *she* where a name would come twice running: the sentence before begins with the same name (a thing
 * may have come between), and neither that one nor the one before it names anybody else. A paragraph in which somebody speaks begins afresh.
 */
export function sayPronouns({
  text,
  players,
  language,
  names,
}: {
  text: string
  players: readonly Player[]
  language: Language
  /** Of everybody in the book. */
  names: readonly string[]
}): string {
  if (!players.some(({ name }) => comesTwice(text, name))) return text
  let before = ''
  let last: { name: string; isAlone: boolean } | null = null
  return text
    .split('\n')
    .map((paragraph) => {
      if (paragraph.includes('[')) {
        before = paragraph
        last = null
        return paragraph
      }
      return paragraph
        .split(END)
        .map((sentence) => {
          if (last?.isAlone && isThingBetween({ sentence, name: last.name, names })) return sentence
          const subject = subjectOf({ sentence, players })
          const name = subject?.player.name ?? ''
          const isAgain = subject !== null && last?.isAlone === true && last.name === name
          const isAlone =
            subject !== null &&
            !namesOther({ sentence, name, names }) &&
            (isAgain ||
              IS_INTRODUCED.test(sentence) ||
              !namesOther({ sentence: before, name, names }))
          before = sentence
          last = subject && { name, isAlone }
          if (!isAgain || !subject) return sentence
          const isNoun = language === 'fr' && IS_A.test(subject.rest)
          if (isNoun)
            return `${subject.lead}${subject.lead ? 'c' : 'C'}’${subject.rest.trimStart()}`
          const pronoun = PRONOUNS[language][subject.player.sex]
          const said = subject.lead
            ? pronoun
            : pronoun.replace(/^./u, (first) => first.toUpperCase())
          return `${subject.lead}${said}${subject.rest}`
        })
        .join(' ')
    })
    .join('\n')
}
