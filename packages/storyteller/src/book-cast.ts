import type { BookCharacter, PageText } from '@luciole/contract/book'
import type { Bilingual } from '@luciole/contract/language'
import { castingById, rolesOf } from '#bank/castings'
import { matchConcepts } from '#lexicon/match'
import { kindOf } from '#pages/party-names'
import { dressed } from '#plan/invent-character'
import { isOfAKind, type Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'

const VOICE_WORDS = {
  lovey: { en: 'who goes everywhere', fr: 'qui va partout' },
  boy: { en: 'who comes along', fr: 'qui est du voyage' },
  girl: { en: 'who comes along', fr: 'qui est du voyage' },
  dad: { en: 'who comes too, whatever happens', fr: 'qui vient aussi, quoi qu’il arrive' },
  mom: { en: 'who would not miss it', fr: 'qui ne manquerait ça pour rien au monde' },
  animal: { en: 'who comes along', fr: 'qui est du voyage' },
  magical_creature: { en: 'who comes along', fr: 'qui est du voyage' },
  passerby: { en: 'who happens to be going the same way', fr: 'qui va justement par là' },
} as const

const HERO_WORDS = { en: 'the one it all happens to', fr: 'à qui tout cela arrive' }

function introduce(player: Player): BookCharacter['introduction'] {
  const words = VOICE_WORDS[player.voice]
  const kind = kindOfBoth(player)
  return kind ? { en: `${kind.en} ${words.en}`, fr: `${kind.fr} ${words.fr}` } : words
}

function introduceHero(hero: Player): BookCharacter['introduction'] {
  const kind = kindOfBoth(hero)
  if (!kind) return HERO_WORDS
  return { en: `${kind.en}, ${HERO_WORDS.en}`, fr: `${kind.fr}, ${HERO_WORDS.fr}` }
}

const kindOfBoth = (player: Player): Bilingual | null =>
  isOfAKind(player)
    ? { en: kindOf({ player, language: 'en' }), fr: kindOf({ player, language: 'fr' }) }
    : null

const OTHER_PARTS = ['comic', 'doubter', 'other', 'other', 'other'] as const

/** Whom the casting knows, but this book neither draws, hears nor names, is not among its people. */
export function whoAppears({
  cast,
  plan,
  drawn,
  told,
}: {
  cast: readonly BookCharacter[]
  plan: StoryPlan
  drawn: ReadonlySet<string>
  told: readonly PageText[]
}): BookCharacter[] {
  const roles = new Set(rolesOf(castingById(plan.casting)).map(([, { id }]) => id))
  const heard = new Set(told.flatMap(({ spans }) => spans.map(({ speaker }) => speaker)))
  const text = told.map((page) => page.text.toLowerCase()).join('\n')
  return cast.filter(
    ({ id, name }) =>
      !roles.has(id) || drawn.has(id) || heard.has(id) || text.includes(name.en.toLowerCase()),
  )
}

/** Everybody of the book with their looks, frozen from now on. */
export function bookCast({ plan, details }: { plan: StoryPlan; details: string }): BookCharacter[] {
  const { hero, helper, others } = plan.party
  const { matches } = matchConcepts(details)
  const player = (one: Player, part: BookCharacter['part']): BookCharacter => ({
    id: one.id,
    part,
    name: { en: one.name, fr: one.name },
    introduction: introduce(one),
    sex: one.sex,
    character: one.character,
    ...(one.source && { source: one.source }),
  })
  const heroCharacter =
    hero.character.kind === 'human' ? dressed({ human: hero.character, matches }) : hero.character
  const lead: BookCharacter = {
    ...player(hero, 'hero'),
    character: heroCharacter,
    introduction: introduceHero(hero),
  }
  const roles = rolesOf(castingById(plan.casting)).map(([letter, role]): BookCharacter => ({
    id: role.id,
    part: role.part,
    name: (letter === 'V' && plan.villainName) || role.name,
    introduction: (plan.textBand === '0-4' && role.introductionAtFour) || role.introduction,
    sex: letter === 'V' ? plan.villainSex : role.sex,
    character: role.character,
    ...(role.wears && { wears: role.wears }),
  }))
  return [
    lead,
    player(helper, 'helper'),
    ...others.map((other, at) => player(other, OTHER_PARTS[at] ?? 'other')),
    ...roles,
  ]
}
