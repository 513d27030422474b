import type { TextBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Casting } from '#bank/authoring'
import { proseOf } from '#bank/castings'
import type { Keepsake, Trait } from '#plan/traits'
import type { Random } from '#random'
import type { StoryNoun } from '#text/nouns'

/** A cup with dinosaurs on it, a book about them: where a love may be found, beside a drawing of it. */
const LOVED_THINGS: readonly {
  thing: ThingId
  isOfToday: boolean
  noun: (loved: StoryNoun) => Pick<StoryNoun, 'en' | 'fr'>
}[] = [
  {
    thing: 'book',
    isOfToday: false,
    noun: ({ en, fr }) => ({
      en: { one: `${en.one} book`, many: `${en.one} books`, isMany: false },
      fr: {
        one: `livre sur les ${fr.many}`,
        many: `livres sur les ${fr.many}`,
        isMany: false,
        gender: 'm',
      },
    }),
  },
  {
    thing: 'cup',
    isOfToday: false,
    noun: ({ en, fr }) => ({
      en: { one: `${en.one} cup`, many: `${en.one} cups`, isMany: false },
      fr: { one: `tasse à ${fr.many}`, many: `tasses à ${fr.many}`, isMany: false, gender: 'f' },
    }),
  },
  {
    thing: 'letter',
    isOfToday: true,
    noun: ({ en, fr }) => ({
      en: { one: `${en.one} postcard`, many: `${en.one} postcards`, isMany: false },
      fr: {
        one: `carte postale de ${fr.many}`,
        many: `cartes postales de ${fr.many}`,
        isMany: false,
        gender: 'f',
      },
    }),
  },
  {
    thing: 'medal',
    isOfToday: true,
    noun: ({ en, fr }) => ({
      en: { one: `${en.one} badge`, many: `${en.one} badges`, isMany: false },
      fr: { one: `badge à ${fr.many}`, many: `badges à ${fr.many}`, isMany: false, gender: 'm' },
    }),
  },
]

/** What nobody counts, and what is eaten: a drawing of it, and nothing else. */
const ONLY_DRAWN: readonly string[] = `
  planet star moon sun forest sea river snow rain puddle wind storm apple strawberry banana
  carrot potato pumpkin bread cheese pasta pizza soup pancake cake biscuit chocolate
  sweet ice_cream honey jam egg number letter
`
  .trim()
  .split(/\s+/)

/** The things a love may be kept in. */
function lovedIn({ trait, era }: { trait: Trait; era: Era }): Keepsake[] {
  const { keepsake, concept } = trait
  if (!keepsake) return []
  if (trait.kind !== 'like' || ONLY_DRAWN.includes(concept)) return [keepsake]
  const things = LOVED_THINGS.filter(({ isOfToday }) => !isOfToday || era !== 'past')
  return [
    keepsake,
    ...things.map(({ thing, noun }) => ({
      kind: keepsake.kind,
      thing,
      noun: { ...noun(trait.noun), of: trait.noun },
    })),
  ]
}

export const isLoveOfOlder = ({ trait, band }: { trait: Trait | null; band: TextBand }) =>
  trait?.kind === 'like' && band !== '0-4'

/** What a child loves is on a cup, in a book or in a drawing; where the story has words for a drawing, it is one. */
export function inAThing({
  trait,
  casting,
  band,
  era,
  random,
}: {
  trait: Trait | null
  casting: Casting
  band: TextBand
  era: Era
  random: Random
}): Trait | null {
  if (!trait || !isLoveOfOlder({ trait, band })) return trait
  const names = [...proseOf({ casting, band }).keys()]
  if (names.some((name) => name.endsWith(' own like'))) return trait
  const things = lovedIn({ trait, era })
  return things.length ? { ...trait, keepsake: random.pick(things) } : trait
}
