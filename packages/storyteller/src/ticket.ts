import { elides } from '@luciole/contract/elision'
import type { Bilingual } from '@luciole/contract/language'
import type { Ticket } from '@luciole/contract/stories'
import { villainNameInBoth } from '@luciole/contract/villain-names'
import {
  WIZARD_TEXTS,
  type WizardAnswers,
  type WizardChoiceKey,
  type WizardTextKey,
} from '@luciole/contract/wizard'
import { isNameKey } from '#gate/accepted-text'
import { refineText } from '#gate/refine-text'
import { isMark } from '#lexicon/marks'
import { matchConcepts, nearConcepts, type Match } from '#lexicon/match'
import { speciesSaid, unseenLooks } from '#plan/invent-character'
import { traitOf } from '#plan/traits'
import { sexOfVillain } from '#plan/villain-name'
import { answered, type StoryAnswers } from '#story-ask'
import { englishWithArticle, frenchWith } from '#text/nouns'
import { creaturesSaid } from '#ticket-creatures'
import { TICKET_WORDS } from '#ticket-words'
import { typeset } from '#text/typography'

type Part = Ticket['parts'][number]

const plain = (en: string, fr: string): Part => ({ text: { en, fr }, key: null })
const linked = (text: Bilingual, key: string): Part => ({ text, key })

/** The words for an answer; a skipped one has its own, so that every part can be tapped. */
function choicePart({ answers, key }: { answers: WizardAnswers; key: WizardChoiceKey }): Part {
  const words = TICKET_WORDS[key]
  const value = answered(answers, key)
  return linked((value && words[value]) || words.surprise, key)
}

/** What was left to chance is not dwelt upon. */
const saidPart = ({ answers, key }: { answers: WizardAnswers; key: WizardChoiceKey }): Part[] =>
  answered(answers, key) ? [choicePart({ answers, key })] : []

const called = (name: string, key: WizardTextKey): Part[] => [
  plain(' called ', ' qui s’appelle '),
  linked({ en: name, fr: name }, key),
]

interface TypedText {
  key: WizardTextKey
  text: string
}

function readTexts(answers: WizardAnswers): { accepted: TypedText[]; refused: { key: string }[] } {
  const accepted: TypedText[] = []
  const refused: { key: string }[] = []
  for (const key of WIZARD_TEXTS) {
    const typed = answers[key]?.trim()
    if (!typed) continue
    const refined = refineText({ text: typed, kind: isNameKey(key) ? 'name' : 'details' })
    if (refined.ok) accepted.push({ key, text: refined.text })
    else refused.push({ key })
  }
  return { accepted, refused }
}

/** The details a story will use, as the story will call them. */
function usedDetails({
  matches,
  answers,
}: {
  matches: readonly Match[]
  answers: StoryAnswers
}): Bilingual | null {
  const era = answered(answers, 'setting-time')
  const said = matches.map((match): Bilingual => {
    const { noun, kind } = traitOf({ match, era })
    const { en, fr } = noun
    if (kind === 'activity') return { en: `who loves ${en.one}`, fr: `qui aime ${fr.one}` }
    if (kind === 'like') return { en: `who loves ${en.many}`, fr: `qui aime les ${fr.many}` }
    if (kind === 'collection')
      return { en: `who collects ${en.many}`, fr: `qui collectionne les ${fr.many}` }
    return { en: `with ${englishWithArticle(en)}`, fr: `avec ${frenchWith({ word: 'un', noun })}` }
  })
  if (said.length === 0) return null
  return { en: said.map(({ en }) => en).join(', '), fr: said.map(({ fr }) => fr).join(', ') }
}

export interface TicketAsk {
  answers: StoryAnswers
  kidName: string
  friendNames: readonly string[]
}

const CREATURES = new Set<string | undefined>(['animal', 'magical_creature'])
const isCreature = (answers: StoryAnswers) =>
  !answers.kidIsHero && CREATURES.has(answered(answers, 'hero-type'))

/** *A hedgehog* is what the hero is, not what it loves. */
function kindPart({ concept: { noun } }: Match): Part {
  const fr = frenchWith({ word: 'un', noun })
  return linked({ en: englishWithArticle(noun.en), fr }, 'hero-type')
}

function heroParts({ ask, texts }: { ask: TicketAsk; texts: ReadonlyMap<string, string> }): Part[] {
  const { answers, kidName } = ask
  const { matches } = matchConcepts(texts.get('hero-details') ?? '')
  const species = isCreature(answers) ? speciesSaid(matches) : undefined
  const details = usedDetails({ matches: matches.filter((match) => match !== species), answers })
  const name = texts.get('hero-name')
  const who = answers.kidIsHero
    ? [linked({ en: kidName, fr: kidName }, 'hero-name')]
    : [
        species ? kindPart(species) : choicePart({ answers, key: 'hero-type' }),
        ...(name ? called(name, 'hero-name') : []),
      ]
  const isElided = elides(who[0]?.text.fr ?? '')
  return [
    choicePart({ answers, key: 'theme' }),
    answered(answers, 'theme') ? plain(': ', ' : ') : plain(' of ', isElided ? ' d’' : ' de '),
    ...who,
    ...after([
      ...(answers.kidIsHero ? [] : saidPart({ answers, key: 'hero-age' })),
      ...(details ? [linked(details, 'hero-details')] : []),
      ...saidPart({ answers, key: 'hero-talent' }),
    ]),
  ]
}

/** Who it is told of, then what there is to say of them: *Nina, with red boots, who has a talent*. */
const after = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [plain(', ', ', '), part])

const listOf = { en: new Intl.ListFormat('en-GB'), fr: new Intl.ListFormat('fr') }
const listed = (names: readonly string[]): Bilingual => ({
  en: listOf.en.format(names),
  fr: listOf.fr.format(names),
})
/** Somebody else comes last, after *and*. */
const unlisted = (names: readonly string[]): Bilingual => ({
  en: names.join(', '),
  fr: names.join(', '),
})

/** Said of her, in the language that tells. */
const asHer = ({
  part,
  masculine,
  feminine,
}: {
  part: Part
  masculine: string
  feminine: string
}): Part => ({ ...part, text: { ...part.text, fr: part.text.fr.replace(masculine, feminine) } })

function companyParts({
  ask,
  texts,
}: {
  ask: TicketAsk
  texts: ReadonlyMap<string, string>
}): Part[] {
  const { answers, friendNames } = ask
  const asked = answered(answers, 'companion')
  const isFriendsAlone = !asked || asked === 'no'
  const names = isFriendsAlone ? listed(friendNames) : unlisted(friendNames)
  const parts: Part[] = friendNames.length
    ? [plain(', with ', ', avec '), linked(names, 'friends')]
    : []
  if (friendNames.length && isFriendsAlone) return parts
  if (asked === 'no') return [plain(', ', ', '), choicePart({ answers, key: 'companion' })]
  parts.push(friendNames.length ? plain(' and ', ' et ') : plain(', with ', ', avec '))
  const who = choicePart({ answers, key: 'companion' })
  const isGirl = answered(answers, 'companion-sex') === 'female'
  parts.push(isGirl ? asHer({ part: who, masculine: 'un autre', feminine: 'une autre' }) : who)
  if (!asked) return parts
  const name = texts.get('companion-name')
  const look = texts.get('companion-look')
  const sex = saidPart({ answers, key: 'companion-sex' })
  const named = name ? linked({ en: name, fr: name }, 'companion-name') : null
  return [
    ...parts,
    ...(look && matchConcepts(look).matches.length > 0
      ? after([linked({ en: look, fr: look }, 'companion-look')])
      : []),
    ...(sex.length === 0 && name ? called(name, 'companion-name') : []),
    ...(sex.length > 0
      ? [
          plain(' (', ' ('),
          ...sex,
          ...(named
            ? [plain(' is called ', ' s’appelle '), named]
            : [plain(' has no name yet', ' n’a pas encore de nom')]),
          plain(')', ')'),
        ]
      : []),
  ]
}

/** *In spite of a villain, Madame Zut.* */
function villainParts({ answers, name }: { answers: StoryAnswers; name: string | undefined }) {
  const said = choicePart({ answers, key: 'villain' })
  if (!name || answered(answers, 'villain') === 'no') return [said]
  const isLady = sexOfVillain(name) === 'female'
  return [
    isLady ? asHer({ part: said, masculine: 'un méchant', feminine: 'une méchante' }) : said,
    ...after([linked(villainNameInBoth(name), 'villain-name')]),
  ]
}

/** What means nothing to the words of a story, and is not drawn either. */
function unusedWords({
  answers,
  key,
  text,
}: {
  answers: StoryAnswers
  key: WizardTextKey
  text: string
}) {
  const who = answered(answers, key === 'hero-details' ? 'hero-type' : 'companion')
  const { unused } = matchConcepts(text)
  return CREATURES.has(who) ? unused.filter((word) => !isMark(word)) : unused
}

/** What we know a word for, and cannot draw on such a companion. */
function undrawnLooks({ answers, text }: { answers: StoryAnswers; text: string }) {
  const companion = answered(answers, 'companion')
  if (!companion || companion === 'no') return []
  const kind = companion === 'another_kid' ? 'human' : 'creature'
  return unseenLooks({ kind, matches: matchConcepts(text).matches }).map(({ said }) => ({
    key: 'companion-look' as const,
    words: said,
    near: [],
  }))
}

/** A few sentences that sum the answers up, each part tappable, and which typed words will count. */
export function ticket(ask: TicketAsk): Ticket {
  const { answers } = ask
  const { accepted, refused } = readTexts(answers)
  const texts = new Map(accepted.map(({ key, text }) => [key as string, text]))
  const parts: Part[] = [
    ...heroParts({ ask, texts }),
    ...companyParts({ ask, texts }),
    plain('. It happens ', '. Ça se passe '),
    choicePart({ answers, key: 'setting-location' }),
    plain(', ', ', '),
    choicePart({ answers, key: 'setting-time' }),
    plain('. There is ', '. Il y a '),
    choicePart({ answers, key: 'challenge' }),
    plain(', ', ', '),
    ...villainParts({ answers, name: texts.get('villain-name') }),
    plain('. ', '. '),
    choicePart({ answers, key: 'ending' }),
    plain('.', '.'),
  ]
  const described = accepted.filter(({ key }) => key === 'hero-details' || key === 'companion-look')
  const unused = described.flatMap(({ key, text }) => [
    ...unusedWords({ answers, key, text }).map((words) => ({
      key,
      words,
      near: nearConcepts(words),
    })),
    ...(key === 'companion-look' ? undrawnLooks({ answers, text }) : []),
  ])
  return {
    parts: parts.map(({ text, key }) => ({
      text: { en: text.en, fr: typeset({ text: text.fr, language: 'fr' }) },
      key,
    })),
    unused,
    refused,
    creatures: creaturesSaid(answers),
  }
}
