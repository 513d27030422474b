import type { Sex } from '@luciole/contract/sex'
import type { Random } from '#random'
import type { StoryAsk } from '#story-ask'

/** Names that read well in both languages. */
const KIDS = {
  male: [
    'Milo',
    'Sami',
    'Noé',
    'Leo',
    'Tom',
    'Elias',
    'Adam',
    'Oscar',
    'Nils',
    'Victor',
    'Ismaël',
    'Malik',
  ],
  female: [
    'Zoé',
    'Mina',
    'Lou',
    'Inès',
    'Nora',
    'Alma',
    'Lina',
    'Rose',
    'Maya',
    'Julia',
    'Aya',
    'Violette',
  ],
}
const PETS = {
  male: [
    'Biscuit',
    'Cactus',
    'Gaston',
    'Marcel',
    'Pompon',
    'Basile',
    'Cosmo',
    'Igor',
    'Ulysse',
    'Radis',
    'Grelot',
    'Tango',
  ],
  female: [
    'Olive',
    'Noisette',
    'Prune',
    'Mimosa',
    'Pepita',
    'Ginette',
    'Praline',
    'Ottilie',
    'Pivoine',
    'Rosalie',
    'Dune',
    'Zelda',
  ],
}

interface Sound {
  /** Without accents or capitals. */
  letters: string
  /** How it ends for the ear, from its last vowel but one: *ina*, *eo*. */
  ending: string
}

const heard = new Map<string, Sound>()
function soundOf(name: string): Sound {
  const known = heard.get(name)
  if (known) return known
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const ending = /[aeiouy][^aeiouy]*[aeiouy]?[^aeiouy]*$/u.exec(letters)?.[0] ?? letters
  // Our own names, and those of one family at a time.
  if (heard.size > 1000) heard.clear()
  const sound = { letters, ending }
  heard.set(name, sound)
  return sound
}
const bare = (name: string) => soundOf(name).letters

/** Whether one letter put in, left out or changed makes the one name the other. */
function isNear(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name]
  if (long.length - short.length > 1) return false
  const at = [...long].findIndex((letter, i) => letter !== short[i])
  return at < 0 || long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at)
}

/** Accents and capitals apart. */
export const isNamesake = (name: string, other: string) => bare(name) === bare(other)

/** Sam and Sami, Nina and Mina, Prune and Dune in one book: one parent thinks it a misprint, all of them stumble. */
export function isLike(name: string, other: string): boolean {
  const [one, two] = [soundOf(name), soundOf(other)]
  return (
    one.ending === two.ending ||
    one.letters.slice(0, 2) === two.letters.slice(0, 2) ||
    isNear(one.letters, two.letters)
  )
}

/** Whose name it is, where it is one of ours. */
export const sexOfInventedName = (name: string): Sex | undefined =>
  (['female', 'male'] as const).find((sex) =>
    [...KIDS[sex], ...PETS[sex]].some((own) => isNamesake(own, name)),
  )

/** A name nobody of this story has, and which this kid's last stories did not use. */
export function pickName({
  sex,
  taken,
  ask,
  random,
  isPet = false,
}: {
  sex: Sex
  taken: readonly string[]
  ask: StoryAsk
  random: Random
  isPet?: boolean
}): string {
  const used = new Set(
    ask.ledger.entries
      .slice(-10)
      .flatMap(({ units }) =>
        units.filter((unit) => unit.startsWith('name:')).map((unit) => bare(unit.slice(5))),
      ),
  )
  const all = (isPet ? PETS : KIDS)[sex]
  const unlike = all.filter((name) => !taken.some((other) => isLike(name, other)))
  const free = unlike.length
    ? unlike
    : all.filter((name) => !taken.some((other) => isNamesake(other, name)))
  const fresh = free.filter((name) => !used.has(bare(name)))
  return random.pick(fresh.length ? fresh : free)
}
