import type { Language } from '@luciole/contract/language'
import type { Unit } from '#bank/story-text'
import { oncePer } from '#once-per'

/** Where a loose line may stand on a page: where its author left room, first or last. */
export type Place = 'there' | 'first' | 'last'

/** Two neighbours of a loose line: who was speaking, who speaks next, and whether anything may come between. */
interface Joint {
  isOpen: boolean
  isEnd: boolean
  before: string | null
  after: string | null
}
type Joints = Readonly<Record<Place, Joint | null>>

const LANGUAGES: readonly Language[] = ['en', 'fr']
const HOOKS_ALONE = /^(?:\{>\w+\}\s*)+$/
const CONDITION = /\{\?[^:}]+:([^|}]*)\|([^}]*)\}/g

/** What comes first would be taken for whoever the loose line named: {h:he|she}, *it*, « son ». The whole party is *they*. */
const PRONOUN: Record<Language, RegExp> = {
  en: /^(?:(?:He|She|It|His|Her|Its)(?!\p{L})(?! (?:was|is) (?:only|then|nearly|so|not|\{))|\{[hfv]:(?:He|His)\|)/u,
  fr: /^(?:(?:Il|Elle|Ils|Elles|Lui|Leur|Son|Sa|Ses)(?!\p{L})(?! (?:y |faisait|fallait|suffisait|pleuvait|se mit à pleuvoir|était (?:tard|temps|une fois|presque|\p{L}+ heures?)))|\{[hfv]:(?:Il|Son|Sa)\|)/u,
}
const THEY = /^(?:They|Their)(?!\p{L})/u
const OF_PARTY = /^(?:\{hf:|\{H\}|On(?!\p{L}))/u
const SAID = /^\[(?<letter>[A-Z]):[^\]]*\](?<by>[^[]*)/
/** Said by nobody named: after a line of somebody else's it would be theirs. */
const BY_PRONOUN: Record<Language, RegExp> = {
  en: /^[^.!?]*?(?:^|[ ,])(?:he|she|it|they|\{[hfv]:he\|she\})(?!\p{L})/u,
  fr: /^[^.!?]*?-(?:t-)?(?:ils?|elles?|\{[hfv]:)/u,
}
const LAST_SAID = /\[(?<letter>[A-Z]):(?<said>[^\]]*)\](?<by>[^[]*)$/
/** Nothing but who said it comes after the words. */
const NO_MORE =
  /^(?:\s*|,?\s*(?:\p{Ll}|\{)(?!.*(?:and they|et on|et \{hf:[^}]*\})(?!\p{L}))[^.!?]*)[.!?]?$/u

const variants = (line: string) =>
  CONDITION.test(line) ? [line.replace(CONDITION, '$1'), line.replace(CONDITION, '$2')] : [line]

function opensOnPronoun({
  line,
  other,
  language,
}: {
  line: string
  other: string
  language: Language
}) {
  return variants(line).some((one) => {
    const said = SAID.exec(one)?.groups
    if (said) return !/\p{L}/u.test(said.by ?? '') || BY_PRONOUN[language].test(said.by ?? '')
    if (language === 'en' && THEY.test(one)) return !OF_PARTY.test(other)
    return PRONOUN[language].test(one)
  })
}

function lastSaid(line: string | undefined) {
  const { letter, said, by } = LAST_SAID.exec(line ?? '')?.groups ?? {}
  return letter && NO_MORE.test(by ?? '') ? { letter, isQuestion: /\?\s*$/.test(said ?? '') } : null
}

const firstSaid = (line: string | undefined) => SAID.exec(line ?? '')?.groups?.letter ?? null

/** The lines round one place, told in both languages. */
function jointOf(
  around: Record<Language, readonly [string | undefined, string | undefined]>,
): Joint {
  const sides = LANGUAGES.map((language) => {
    const [before, after] = around[language]
    const last = lastSaid(before)
    const first = firstSaid(after)
    const other = around[language === 'en' ? 'fr' : 'en'][1] ?? ''
    const isTalk = last !== null && after !== undefined && (first !== null || last.isQuestion)
    const isTaken = after !== undefined && opensOnPronoun({ line: after, other, language })
    return { last: last?.letter ?? null, first, isOpen: !isTalk && !isTaken }
  })
  const french = sides[1]
  return {
    isOpen: sides.every(({ isOpen }) => isOpen),
    isEnd: around.en[1] === undefined && around.fr[1] === undefined,
    before: french?.last ?? null,
    after: french?.first ?? null,
  }
}

function jointsIn({ page, hook }: { page: Unit; hook: string }): Joints {
  const mark = `{>${hook}}`
  const lines = (language: Language) =>
    page[language].split('\n').filter((line) => line === mark || !HOOKS_ALONE.test(line))
  const told = { en: lines('en'), fr: lines('fr') }
  const bare = { en: told.en.filter((l) => l !== mark), fr: told.fr.filter((l) => l !== mark) }
  const at = (language: Language) => told[language].indexOf(mark)
  const roundMark = (language: Language) =>
    [bare[language][at(language) - 1], bare[language][at(language)]] as const
  const round = (
    of: (all: readonly string[]) => readonly [string | undefined, string | undefined],
  ) => jointOf({ en: of(bare.en), fr: of(bare.fr) })
  return {
    there: at('en') < 0 ? null : jointOf({ en: roundMark('en'), fr: roundMark('fr') }),
    first: round((all) => [undefined, all[0]]),
    last: round((all) => [all.at(-1), undefined]),
  }
}

/** The joints of a page, looked at once: they are asked for in every candidate of a story. */
const known = new WeakMap<Unit, Map<string, Joints>>()

function jointsOf({ page, hook }: { page: Unit; hook: string }): Joints {
  const ofPage = known.get(page) ?? new Map<string, Joints>()
  known.set(page, ofPage)
  const joints = ofPage.get(hook) ?? jointsIn({ page, hook })
  ofPage.set(hook, joints)
  return joints
}

/** Whose words a line opens and closes on, in French. */
const mouthsOf = oncePer(({ fr }: Unit) => {
  const told = fr.split('\n')
  return { opens: firstSaid(told[0]), closes: lastSaid(told.at(-1))?.letter ?? null }
})

/** Where else than there a line may be told, the better place first. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  gag1: ['there', 'last'],
  gag2: ['there'],
  talent: ['there', 'first'],
  go: ['there', 'first'],
  fail: ['there'],
}
/** A page whose author left no room for this line has it first, or not at all. */
const UNASKED: readonly Place[] = ['first']

/**
 * The first place of a page on which this line takes nothing from the casting's own: it parts no speaker from who
 * answers him, no question from its answer, no pronoun from its owner; the page where things are worst does not
 * end on it; and nobody speaks twice running, which in French is two dashes and two people. Null where there is none.
 */
export function placeOf({
  page,
  hook,
  line,
  by = 'F',
  isWorst = false,
}: {
  page: Unit | undefined
  hook: string
  line: Unit
  /** The letter of whoever makes the remark. */
  by?: string
  isWorst?: boolean
}): Place | null {
  if (!page) return null
  const joints = jointsOf({ page, hook })
  const mouths = mouthsOf(line)
  const opens = mouths.opens === 'F' ? by : mouths.opens
  const closes = mouths.closes === 'F' ? by : mouths.closes
  const places = joints.there ? (PLACES[hook] ?? []) : UNASKED
  const found = places.find((place) => {
    const joint = joints[place]
    if (!joint?.isOpen || (isWorst && joint.isEnd)) return false
    return !(opens && opens === joint.before) && !(closes && closes === joint.after)
  })
  return found ?? null
}
