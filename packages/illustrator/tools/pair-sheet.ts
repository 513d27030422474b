import type { Creature, Human } from '@luciole/contract/character'
import { PAIRS } from '@luciole/contract/scene-brief'
import { oklch } from '../src/core/color'
import { group } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { NEUTRAL_LIGHT } from '../src/light/light'
import { contactShadow } from '../src/light/part'
import { drawPair } from '../src/people/pairs/draw-pair'
import { OUTFIT_COLORS } from '../src/people/wardrobe'
import { child, paper } from './people-sheet'
import type { Sheet } from './sheet'

const dressed = (change: Partial<Human>): Human => {
  const outfit = change.outfit ?? child.outfit
  return { ...child, ...change, outfit, colors: [...OUTFIT_COLORS[outfit]] }
}
const boy = dressed({
  hair: 'short',
  sex: 'male',
  skin: 1.2,
  hairColor: 'chestnut',
  outfit: 'dungarees',
  age: 7,
})
const mother = dressed({
  hair: 'wavy',
  age: 36,
  skin: 3,
  hairColor: 'dark_brown',
  outfit: 'cardigan',
})
const father = dressed({
  hair: 'side_part',
  age: 39,
  sex: 'male',
  skin: 4.4,
  hairColor: 'black',
  beard: 'short',
  outfit: 'jumper',
})
const toddler = dressed({ hair: 'curly', age: 2, skin: 4, outfit: 'tee' })
const fox: Creature = { kind: 'animal', species: 'fox', marks: 'none', scale: 0.9 }
const pony: Creature = { kind: 'animal', species: 'pony', marks: 'none', scale: 1.3 }

export const sheets: Record<string, () => Sheet> = {
  pairs: () => ({
    width: 2000,
    height: 1900,
    list: [
      paper(2000, 1900),
      ...PAIRS.flatMap((type, i) =>
        [
          { first: child, second: boy },
          {
            first: type === 'ride' ? child : type === 'carry' ? father : mother,
            second: type === 'ride' ? father : type === 'carry' ? toddler : boy,
          },
          { first: child, second: type === 'ride' ? pony : fox },
        ].flatMap(({ first, second }, k) => {
          const pair = drawPair({
            type,
            first: { character: first },
            second: { character: second },
            light: NEUTRAL_LIGHT,
          })
          const cell = i * 3 + k
          const size = k === 1 ? 0.86 : 1
          const middle = 165 + (cell % 6) * 330
          const at = {
            x: middle - (pair.box.x + pair.box.width / 2) * size,
            y: 440 + Math.floor(cell / 6) * 470,
            scale: size,
          }
          return [
            contactShadow({
              x: at.x + (pair.box.x + pair.box.width / 2) * size,
              y: at.y,
              rx: pair.box.width * 0.5 * size,
              color: oklch(0.4, 0.06, 60),
              strength: 0.35,
            }),
            group(pair.list, { transform: placement(at) }),
          ]
        }),
      ),
    ],
  }),
}
