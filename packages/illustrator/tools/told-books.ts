import type { Character } from '@luciole/contract/character'
import type { Bilingual } from '@luciole/contract/language'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import { castingById } from '@luciole/storyteller/bank/castings'
import { pageName } from '@luciole/storyteller/plan/page-name'
import { planStory } from '@luciole/storyteller/plan/plan-story'
import { bindBook } from '@luciole/storyteller/tell-story'
import type { StoryAsk, StoryFriend } from '@luciole/storyteller/story-ask'
import { FRIENDS, KIDS } from './sample-cast'

export interface ToldBook {
  name: string
  seed: string
  cast: Record<string, Character>
  cover: SceneBrief
  /** By the name its prose has in the bank, and told in both languages. */
  pages: readonly { name: string; brief: SceneBrief; text: Bilingual }[]
}

/** One in each setting that a book can play in, every sample child once. */
export const SIX_BOOKS = [
  ['bridge-question', 'awa', 'dragon'],
  ['missing-twinkle', 'tom', 'lovey'],
  ['soup-for-the-badger', 'nina', 'fox'],
  ['cat-with-two-names', 'sami', 'cat'],
  ['small-whale-waits', 'mei', 'hedgehog'],
  ['clock-that-waited', 'lou', 'bear'],
] as const

function friendOf(id: string): StoryFriend {
  const character = FRIENDS[id] ?? KIDS[id]
  if (!character) throw new Error(`No sample friend is called ${id}`)
  const isChild = character.kind === 'human'
  return {
    kind: 'companion',
    id: 'friend-1',
    name: id,
    sex: isChild ? character.sex : 'male',
    age: null,
    type: isChild
      ? character.sex === 'male'
        ? 'boy'
        : 'girl'
      : character.kind === 'living_thing'
        ? 'magical_creature'
        : character.kind,
    character,
  }
}

/** A book as a family gets it: told by the storyteller, its briefs not touched. */
export function tellBook(
  [casting, kid, friend]: readonly [string, string, string?],
  { age, take = 0 }: { age?: number | undefined; take?: number } = {},
): ToldBook {
  const sample = KIDS[kid]
  if (!sample) throw new Error(`No sample child is called ${kid}`)
  const character = age === undefined ? sample : { ...sample, age }
  const seed = `${casting}${kid}${take}`
  const ask: StoryAsk = {
    kid: { id: 'kid-1', name: kid, sex: character.sex, age: character.age, character },
    friends: friend ? [friendOf(friend)] : [],
    answers: { kidIsHero: true },
    ledger: { entries: [] },
    canon: [],
    seed,
  }
  const plan = planStory(ask, { castings: [castingById(casting)] })
  const book = bindBook({ plan, details: '' })
  return {
    name: [casting, kid, friend].filter(Boolean).join('-'),
    seed,
    cast: Object.fromEntries(book.cast.map((one) => [one.id, one.character])),
    cover: book.cover as SceneBrief,
    pages: book.pages.map(({ brief, text }, at) => ({
      name: pageName({ kind: plan.pages[at] ?? 'home', plan }),
      brief: brief as SceneBrief,
      text: { en: text.en.text, fr: text.fr.text },
    })),
  }
}
