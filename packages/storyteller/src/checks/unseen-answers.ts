import type { Book } from '@luciole/contract/book'
import { WIZARD_CHOICES, WIZARD_TEXTS, type WizardKey } from '@luciole/contract/wizard'
import { castingById } from '#bank/castings'
import { KERNELS } from '#bank/kernels'
import { acceptedText } from '#gate/accepted-text'
import { matchConcepts, type Match } from '#lexicon/match'
import { WITHOUT_TALENT } from '#plan/answer-fit'
import { unseenLooks } from '#plan/invent-character'
import { voiceOfFriend } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import { answered, type StoryAsk } from '#story-ask'
import type { ToldStory } from '#tell-story'

const HERO_YEARS = { '0-4': [0, 4.9], '5-9': [5, 9.9], '10-14': [10, 14.9] } as const
const HELPER_VOICES = {
  another_kid: ['boy', 'girl'],
  animal: ['animal'],
  magical_creature: ['magical_creature'],
} as const

const textsOf = (book: Book) =>
  book.pages
    .flatMap(({ text }) => [text.en.text, text.fr.text])
    .join('\n')
    .toLowerCase()
const leadOf = (book: Book) => book.cast.find(({ part }) => part === 'hero')

/** What a parent described is named on a page, worn, drawn, or what somebody is. */
function isConceptSeen({ match, book, who }: { match: Match; book: Book; who: string }): boolean {
  const { noun, shows } = match.concept
  const said = textsOf(book)
  const looks = JSON.stringify(book.cast.find(({ id }) => id === who)?.character ?? {})
  const drawn = JSON.stringify(book.pages.map(({ brief }) => [brief.objects, brief.cast]))
  return (
    [noun.en.one, noun.en.many, noun.fr.one, noun.fr.many].some((word) =>
      said.includes(word.toLowerCase()),
    ) ||
    Object.values(shows).some(
      (shown) => looks.includes(`"${shown}"`) || drawn.includes(`"${shown}"`),
    ) ||
    // Glasses, freckles, a hearing aid: a look is a trait of the character alone.
    match.concept.kind === 'look'
  )
}

const isTextSeen = ({ book, text }: { book: Book; text: string }) =>
  textsOf(book).includes(text.toLowerCase())

/** The answers a parent gave that neither the text nor the pictures of this book show. */
export function unseenAnswers({ ask, told }: { ask: StoryAsk; told: ToldStory }): WizardKey[] {
  const { book, plan } = told
  const keys = [
    ...(Object.keys(WIZARD_CHOICES) as (keyof typeof WIZARD_CHOICES)[]),
    ...WIZARD_TEXTS,
  ]
  return keys.filter((key) => !isSeen({ key, ask, book, plan }))
}

function isSeen({
  key,
  ask,
  book,
  plan,
}: {
  key: WizardKey
  ask: StoryAsk
  book: Book
  plan: StoryPlan
}): boolean {
  const { answers } = ask
  const casting = castingById(plan.casting)
  const kernel = KERNELS[casting.kernel]
  const { hero, helper } = plan.party
  const typed = (text: keyof typeof answers & (typeof WIZARD_TEXTS)[number]) =>
    acceptedText({ answers, key: text })
  const villains = book.cast.filter(({ part }) => part === 'villain')
  if (answered(answers, key) === undefined) return true
  switch (key) {
    case 'hero-type': {
      const type = answered(answers, key)
      const { character } = hero
      if (answers.kidIsHero || type === undefined) return true
      return character.kind === 'human'
        ? type === (character.sex === 'male' ? 'boy' : 'girl')
        : character.kind === type
    }
    case 'hero-age': {
      const years = HERO_YEARS[answered(answers, key) ?? '5-9']
      const { character } = hero
      return (
        answers.kidIsHero ||
        character.kind !== 'human' ||
        (character.age >= years[0] && character.age <= years[1])
      )
    }
    case 'hero-name':
      return answers.kidIsHero || !typed(key) || isTextSeen({ book, text: typed(key) })
    case 'hero-details':
      return matchConcepts(typed(key)).matches.every((match) =>
        isConceptSeen({ match, book, who: leadOf(book)?.id ?? 'hero' }),
      )
    case 'hero-talent':
      return WITHOUT_TALENT.includes(plan.talent) === (answers[key] === 'no')
    case 'setting-location':
      return book.pages.some(({ brief }) => brief.setting === answers[key])
    case 'setting-time':
      return book.pages.every(({ brief }) => brief.era === answers[key])
    case 'theme': {
      const theme = answered(answers, key)
      return theme === undefined || (casting.themes ?? kernel.themes).includes(theme)
    }
    case 'companion': {
      const kind = answered(answers, key)
      if (kind === undefined) return true
      if (kind !== 'no') return HELPER_VOICES[kind].some((voice) => voice === helper.voice)
      return (
        helper.voice === 'passerby' ||
        ask.friends.some((one) => voiceOfFriend(one) === helper.voice)
      )
    }
    case 'companion-sex':
      return helper.source !== null || helper.sex === answers[key]
    case 'companion-look':
      return (
        helper.source !== null ||
        unseenLooks({
          kind: helper.character.kind === 'human' ? 'human' : 'creature',
          matches: matchConcepts(typed(key)).matches,
        }).length === 0
      )
    case 'companion-name':
      return helper.source !== null || !typed(key) || isTextSeen({ book, text: helper.name })
    case 'challenge': {
      const challenge = answered(answers, key)
      const isServed = (casting.challenges ?? kernel.challenges).some((one) => one === challenge)
      return isServed || plan.lines.wish !== null
    }
    case 'villain':
      return villains.length > 0 === (answers[key] === 'yes')
    case 'villain-name':
      return (
        villains.length === 0 ||
        !plan.villainName ||
        isTextSeen({ book, text: plan.villainName.en }) ||
        isTextSeen({ book, text: plan.villainName.fr })
      )
    case 'ending':
      return plan.endingFamily === answers[key]
    default:
      return true
  }
}
