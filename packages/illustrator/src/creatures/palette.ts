import type { Creature } from '@luciole/contract/character'
import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { ink } from '#things/painter'

/** The materials of one body. `dark` paints points, socks and stripes; `line` draws features. */
export interface Palette {
  coat: Lab
  belly: Lab
  detail: Lab
  dark: Lab
  eye: Lab
  nose: Lab
  inner: Lab
  line: Lab
}
export type PaletteHex = Record<
  'coat' | 'belly' | 'detail' | 'dark' | 'eye' | 'nose' | 'inner',
  string
>

const FELT = ink('#f3e6d2')

/** A species' own colours under what somebody chose for this one. */
export function paletteFor(own: PaletteHex, creature: Creature): Palette {
  const isPlush = creature.kind === 'lovey'
  const cloth = (color: Lab) => (isPlush ? mix(adjust(color, 0.03, 0.86), FELT, 0.16) : color)
  const coat = cloth(ink(creature.coat ?? own.coat))
  const dark = creature.coat && !creature.detail ? adjust(coat, -0.22, 0.9) : ink(own.dark)
  return {
    coat,
    belly: cloth(
      creature.belly || !creature.coat ? ink(creature.belly ?? own.belly) : mix(coat, FELT, 0.7),
    ),
    detail: cloth(ink(creature.detail ?? own.detail)),
    dark: cloth(creature.detail ? mix(ink(creature.detail), ink(own.dark), 0.25) : dark),
    eye: ink(creature.eyes ?? own.eye),
    nose: ink(own.nose),
    inner: cloth(ink(own.inner)),
    line: ink('#2b1d22'),
  }
}

const FLOUR = ink('#fbf8f1')

/** White all over, with something of the colour under it. */
export const floured = ({ coat, belly, detail, dark, inner, ...face }: Palette): Palette => {
  const under = (color: Lab) => mix(color, FLOUR, 0.82)
  return {
    ...face,
    coat: under(coat),
    belly: under(belly),
    detail: under(detail),
    dark: mix(dark, FLOUR, 0.5),
    inner: under(inner),
  }
}
