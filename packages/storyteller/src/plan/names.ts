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
    'Bouton',
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

const bared = new Map<string, string>()
function bare(name: string): string {
  const known = bared.get(name)
  if (known !== undefined) return known
  const without = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  // Our own names, and those of one family at a time.
  if (bared.size > 1000) bared.clear()
  bared.set(name, without)
  return without
}

/** Sam and Sami in one book: every parent thinks it a misprint. */
const isLike = (name: string, other: string) => bare(name).slice(0, 2) === bare(other).slice(0, 2)

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
    : all.filter((name) => !taken.some((other) => bare(other) === bare(name)))
  const fresh = free.filter((name) => !used.has(bare(name)))
  return random.pick(fresh.length ? fresh : free)
}
