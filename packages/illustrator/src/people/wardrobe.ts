import type { Human, OutfitId } from '@luciole/contract/character'
import type { SceneActor } from '@luciole/contract/scene-brief'
import { adjust, deltaE, fromHex, mix, oklch, toHex } from '#core/color'
import type { Lab } from '#core/color'
import { awayFromSkin, skinColor } from './complexion'

export type Wears = NonNullable<SceneActor['wears']>

export type ShoeKind = 'trainer' | 'boot' | 'strap' | 'lace_up' | 'slipper' | 'sock'
export type Detail =
  | 'stripes'
  | 'buttons'
  | 'zip'
  | 'pockets'
  | 'patch_pocket'
  | 'bib'
  | 'collar'
  | 'hood'
  | 'wrap'
  | 'belt'
  | 'open_front'
  | 'dots'
  | 'star'
  | 'hem_band'
  | 'side_bands'
  | 'ribbing'
  | 'scarf'
  | 'piping'
  | 'knit'

/** How one outfit is cut; colours come from the character. */
export interface Cut {
  /** Hem of the top below the neck: 1 is the hip. */
  hem: number
  flare: number
  sleeve: 'long' | 'short' | 'wide'
  legs: 'trousers' | 'shorts' | 'tights' | 'bare'
  shoes: ShoeKind
  details: readonly Detail[]
  /** Which of the three colours each piece takes. */
  top: 0 | 1 | 2
  under?: 0 | 1 | 2
  bottom: 0 | 1 | 2
  detail: 0 | 1 | 2
  shoe: 0 | 1 | 2
}

/** Cloth that goes on below the hips. */
export const isSkirt = (hem: number) => hem > 1.14

const cut = (change: Partial<Cut>): Cut => ({
  hem: 1.05,
  flare: 1.06,
  sleeve: 'long',
  legs: 'trousers',
  shoes: 'trainer',
  details: [],
  top: 0,
  bottom: 1,
  detail: 2,
  shoe: 2,
  ...change,
})

export const CUTS: Record<OutfitId, Cut> = {
  raincoat: cut({
    hem: 1.3,
    flare: 1.42,
    shoes: 'boot',
    details: ['hood', 'buttons', 'pockets', 'scarf'],
  }),
  dungarees: cut({ top: 1, bottom: 0, details: ['stripes', 'bib'] }),
  dress: cut({
    shoe: 0,
    hem: 1.4,
    flare: 1.7,
    sleeve: 'short',
    legs: 'tights',
    shoes: 'strap',
    details: ['collar', 'dots', 'hem_band'],
  }),
  hoodie: cut({ hem: 1.06, details: ['hood', 'patch_pocket', 'ribbing'] }),
  tee: cut({ shoe: 1, hem: 1.02, sleeve: 'short', legs: 'shorts', details: ['stripes'] }),
  pyjamas: cut({
    hem: 1.08,
    shoes: 'slipper',
    bottom: 0,
    details: ['collar', 'buttons', 'piping', 'stripes'],
  }),
  jumper: cut({ hem: 1.06, details: ['knit', 'ribbing'], shoes: 'lace_up' }),
  tunic: cut({
    hem: 1.24,
    flare: 1.3,
    details: ['belt', 'hem_band'],
    legs: 'tights',
    shoes: 'strap',
  }),
  tracksuit: cut({ hem: 1.05, bottom: 0, details: ['zip', 'side_bands', 'ribbing'] }),
  coat: cut({
    hem: 1.3,
    flare: 1.34,
    details: ['collar', 'buttons', 'pockets', 'scarf'],
    shoes: 'boot',
  }),
  kimono_jacket: cut({
    hem: 1.18,
    flare: 1.16,
    sleeve: 'wide',
    details: ['wrap', 'belt'],
    shoes: 'slipper',
  }),
  overalls: cut({
    top: 1,
    bottom: 0,
    sleeve: 'short',
    details: ['bib', 'patch_pocket'],
    shoes: 'lace_up',
  }),
  cardigan: cut({
    hem: 1.08,
    under: 2,
    details: ['open_front', 'ribbing'],
    shoes: 'lace_up',
    shoe: 1,
  }),
  shirt: cut({ hem: 1.04, details: ['collar', 'buttons'], shoes: 'lace_up', shoe: 2 }),
}

export interface Clothes {
  cut: Cut
  top: Lab
  under: Lab
  bottom: Lab
  detail: Lab
  shoe: Lab
  accent: Lab
  scarf: Lab | null
}

const SOCKS = oklch(0.93, 0.02, 85)
/** In boots of one's own, or in socks where they are off. */
const shod = (cutOfDay: Cut, { boots }: Human): Cut =>
  boots === undefined ? cutOfDay : { ...cutOfDay, shoes: boots === 'none' ? 'sock' : 'boot' }

/** The clothes of this page; colours that would melt into the skin are moved away from it. */
export function clothesOf(human: Human, wears?: Wears | undefined): Clothes {
  const skin = skinColor(human.skin)
  const changed = wears === 'pyjamas' || wears === 'coat' ? wears : undefined
  const cutOfDay = shod(CUTS[changed ?? human.outfit], human)
  const isChanged = changed !== undefined && changed !== human.outfit
  const worn = isChanged ? NEW_COLORS[changed](human) : human.colors
  const chosen = worn.map(fromHex) as [Lab, Lab, Lab]
  const [main, second, third] = chosen.map((color) => awayFromSkin(color, skin)) as [Lab, Lab, Lab]
  const palette = [main, second, third] as const
  const apart = (color: Lab, from: Lab) =>
    deltaE(color, from) < 0.07 ? adjust(color, from[0] > 0.5 ? -0.12 : 0.14) : color
  const top = palette[cutOfDay.top]
  const ofCoat = cutOfDay.details.includes('scarf') ? human.accent : 'none'
  const scarf = human.scarf ?? ofCoat
  return {
    cut: cutOfDay,
    top,
    under:
      cutOfDay.under === undefined ? adjust(top, 0.1, 0.8) : apart(palette[cutOfDay.under], top),
    bottom: palette[cutOfDay.bottom],
    detail: apart(chosen[cutOfDay.detail], top),
    shoe:
      human.boots === undefined
        ? apart(chosen[cutOfDay.shoe], palette[cutOfDay.bottom])
        : human.boots === 'none'
          ? SOCKS
          : fromHex(human.boots),
    accent: awayFromSkin(fromHex(human.accent), skin),
    scarf: scarf === 'none' ? null : awayFromSkin(fromHex(scarf), skin),
  }
}

/** Night clothes of a child: its own main colour, paler. */
function nightColors(human: Human): readonly string[] {
  const main = fromHex(human.colors[0])
  const pale = mix(adjust(main, 0.74 - main[0] * 0.85, 0.7), oklch(0.78, 0.07, 250), 0.35)
  return [toHex(pale), toHex(adjust(pale, -0.12)), toHex(oklch(0.95, 0.02, 90))]
}

/** A coat is in the child's own main colour: the same child in every picture. */
const NEW_COLORS = {
  pyjamas: nightColors,
  coat: ({ colors, accent }: Human): readonly string[] => [colors[0], colors[1], accent],
}

/** Nobody goes out into the snow with bare arms or knees. */
export const isThin = ({ outfit }: Human) =>
  CUTS[outfit].sleeve === 'short' || CUTS[outfit].legs === 'shorts'

/** Colours that suit an outfit when nobody has chosen any. */
export const OUTFIT_COLORS: Record<OutfitId, readonly [string, string, string]> = {
  raincoat: ['#eeb82c', '#324e73', '#d33b36'],
  dungarees: ['#386695', '#f4ead6', '#d0534a'],
  dress: ['#d15b60', '#f6ead2', '#f8efdc'],
  hoodie: ['#359b75', '#3a4763', '#eb881f'],
  tee: ['#e28d4f', '#285f78', '#f6efe0'],
  pyjamas: ['#8cb6db', '#6e9bc4', '#f7f1e4'],
  jumper: ['#c8553d', '#35506b', '#f2d492'],
  tunic: ['#4f8a5b', '#6b5b8c', '#e8b84a'],
  tracksuit: ['#3f6fb0', '#27466f', '#f3efe6'],
  coat: ['#8d3f56', '#39435c', '#e7c27d'],
  kimono_jacket: ['#3e6f86', '#33415c', '#f0d9a8'],
  overalls: ['#d98c3a', '#f3ead8', '#5a4334'],
  cardigan: ['#7d6aa8', '#4a5a78', '#f5ecdc'],
  shirt: ['#5d93b8', '#46506a', '#8a5a3c'],
}
