import {
  CLOTH_COLORS,
  EYE_COLOR_IDS,
  HAIR_COLOR_IDS,
  HAIR_STYLES,
  MARKS,
  OUTFITS,
  type Creature,
  type Human,
} from '@luciole/contract/character'

export type ClothColor = keyof typeof CLOTH_COLORS
export const CLOTH_COLOR_IDS = Object.keys(CLOTH_COLORS) as ClothColor[]

export const clothColorOf = (hex: string): ClothColor | null =>
  CLOTH_COLOR_IDS.find((id) => CLOTH_COLORS[id] === hex) ?? null

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value

const pickCloth = () => CLOTH_COLORS[pick(CLOTH_COLOR_IDS)]

/** What looks like old age on a child. */
const PALE_HAIR = new Set<Human['hairColor']>(['platinum', 'grey', 'white'])

/** A surprise that keeps who it is: sex, age and what a body needs stay. */
export const randomLook = (human: Human): Human => ({
  ...human,
  skin: Math.round(Math.random() * 60) / 10,
  hair: pick(HAIR_STYLES.filter((style) => style !== 'bald' && style !== 'head_scarf')),
  hairColor: pick(HAIR_COLOR_IDS.filter((color) => !PALE_HAIR.has(color))),
  eyes: pick(EYE_COLOR_IDS),
  freckles: Math.random() < 0.3,
  outfit: pick(OUTFITS),
  colors: [pickCloth(), pickCloth(), pickCloth()],
  accent: pickCloth(),
})

/** The same animal in another coat. */
export const randomCoat = (creature: Creature): Creature => ({
  ...creature,
  coat: pickCloth(),
  belly: pickCloth(),
  detail: pickCloth(),
  marks: pick(MARKS),
})
