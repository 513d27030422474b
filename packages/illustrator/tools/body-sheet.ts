import { OUTFITS } from '@luciole/contract/character'
import type { Human } from '@luciole/contract/character'
import { ACTIONS, FEELINGS } from '@luciole/contract/scene-brief'
import { oklch } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import type { DisplayNode } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { NEUTRAL_LIGHT, lightInside } from '../src/light/light'
import type { Light } from '../src/light/light'
import { contactShadow } from '../src/light/part'
import { CAST_LIGHTS } from '../src/light/rigs'
import { drawHuman } from '../src/people/human'
import type { HumanRequest } from '../src/people/human'
import { OUTFIT_COLORS } from '../src/people/wardrobe'
import { child, paper } from './people-sheet'
import type { Sheet } from './sheet'

export function figureAt(
  x: number,
  y: number,
  request: Omit<HumanRequest, 'light'> & { light?: Light; flip?: boolean },
  size = 1,
): DisplayNode[] {
  const { flip = false, light = NEUTRAL_LIGHT, ...rest } = request
  const figure = drawHuman({ ...rest, light: lightInside(light, { flip }) })
  return [
    contactShadow({ x, y, rx: 62 * size, color: oklch(0.4, 0.06, 60), strength: 0.4 }),
    group(figure.list, { transform: placement({ x, y, scale: size, flip }) }),
  ]
}

const dressed = (change: Partial<Human>): Human => {
  const outfit = change.outfit ?? child.outfit
  return { ...child, ...change, outfit, colors: [...OUTFIT_COLORS[outfit]] }
}
const HAIRS = [
  'puffs',
  'short',
  'fringe_bob',
  'afro',
  'pigtails',
  'side_part',
  'long',
  'curly',
  'braids',
  'crop',
  'wavy',
  'ponytail',
  'locs',
  'head_scarf',
] as const

export const sheets: Record<string, () => Sheet> = {
  poses: () => ({
    width: 2200,
    height: 1900,
    list: [
      paper(2200, 1900),
      ...ACTIONS.flatMap((action, i) =>
        figureAt(
          130 + (i % 11) * 195,
          350 + Math.floor(i / 11) * 370,
          {
            human:
              i % 2
                ? dressed({
                    hair: 'short',
                    sex: 'male',
                    skin: 1.2,
                    hairColor: 'chestnut',
                    outfit: 'dungarees',
                  })
                : child,
            action,
            feeling: FEELINGS[i % FEELINGS.length] ?? 'happy',
          },
          0.98,
        ),
      ),
    ],
  }),
  views: () => ({
    width: 1900,
    height: 1500,
    list: [
      paper(1900, 1500),
      ...(['stand', 'walk', 'sit', 'wave', 'hold', 'crouch'] as const).flatMap((action, row) =>
        (['front', 'three_quarter', 'profile', 'back'] as const).flatMap((view, column) =>
          figureAt(
            110 + column * 210 + (row % 2) * 930,
            400 + Math.floor(row / 2) * 480,
            {
              human:
                row % 2
                  ? dressed({
                      outfit: 'hoodie',
                      hair: 'side_part',
                      sex: 'male',
                      skin: 2,
                      hairColor: 'dark_blond',
                    })
                  : child,
              action,
              view,
              feeling: 'happy',
            },
            1.2,
          ),
        ),
      ),
    ],
  }),
  ages: () => ({
    width: 1900,
    height: 760,
    list: [
      paper(1900, 760),
      ...(
        [
          { age: 0.6, hair: 'wisp', skin: 1, outfit: 'pyjamas' },
          { age: 1.5, hair: 'curly', skin: 5, sex: 'male', outfit: 'dungarees' },
          {
            age: 3,
            hair: 'pigtails',
            skin: 1,
            hairColor: 'ginger',
            freckles: true,
            outfit: 'dress',
          },
          {
            age: 6,
            hair: 'short',
            skin: 3,
            sex: 'male',
            outfit: 'tee',
            glasses: 'round',
            hairColor: 'dark_brown',
          },
          { age: 9, hair: 'braids', skin: 5.6, outfit: 'tracksuit' },
          { age: 12, hair: 'fringe_bob', skin: 1.6, outfit: 'jumper', eyes: 'dark' },
          { age: 34, hair: 'wavy', skin: 2, hairColor: 'chestnut', outfit: 'cardigan' },
          {
            age: 38,
            hair: 'short',
            skin: 1,
            hairColor: 'brown',
            beard: 'short',
            sex: 'male',
            outfit: 'shirt',
          },
          { age: 72, hair: 'bun', skin: 1, hairColor: 'white', glasses: 'round', outfit: 'dress' },
          {
            age: 75,
            hair: 'side_part',
            skin: 4,
            hairColor: 'grey',
            beard: 'moustache',
            sex: 'male',
            outfit: 'cardigan',
          },
          {
            age: 8,
            hair: 'ponytail',
            skin: 2,
            wheelchair: true,
            outfit: 'hoodie',
            hearingAid: true,
          },
        ] satisfies Partial<Human>[]
      ).flatMap((change, i) =>
        figureAt(
          100 + i * 172,
          700,
          { human: dressed(change), feeling: i % 2 ? 'happy' : 'calm' },
          (change.age > 15 ? 0.92 : 0.86 + Math.min(1, change.age / 14) * 0.22) * 1.3,
        ),
      ),
    ],
  }),
  outfits: () => ({
    width: 1900,
    height: 900,
    list: [
      paper(1900, 900),
      ...OUTFITS.flatMap((outfit, i) =>
        figureAt(
          140 + (i % 7) * 270,
          400 + Math.floor(i / 7) * 440,
          {
            human: dressed({
              outfit,
              hair: HAIRS[i] ?? 'short',
              skin: (i * 1.7) % 6.2,
              sex: i % 2 ? 'male' : 'female',
            }),
            feeling: 'happy',
          },
          1.25,
        ),
      ),
    ],
  }),
  lights: () => {
    const lights = [
      'day',
      'golden',
      'moon',
      'water',
      'lamp',
      'lantern',
      'overcast',
      'space',
    ] as const
    const walls = [0.86, 0.8, 0.3, 0.5, 0.45, 0.26, 0.72, 0.24]
    return {
      width: 1900,
      height: 1000,
      list: lights.flatMap((name, i) => {
        const x = (i % 4) * 475
        const y = Math.floor(i / 4) * 500
        return [
          fill(
            rectangle(x, y, 475, 500),
            oklch(walls[i] ?? 0.5, 0.07, [200, 60, 260, 210, 40, 250, 230, 300][i] ?? 0),
          ),
          ...figureAt(
            x + 140,
            y + 470,
            {
              human: dressed({
                skin: 0.6,
                hair: 'fringe_bob',
                hairColor: 'ginger',
                outfit: 'dungarees',
              }),
              light: CAST_LIGHTS[name],
              feeling: 'happy',
              action: 'wave',
            },
            1.35,
          ),
          ...figureAt(
            x + 345,
            y + 470,
            { human: child, light: CAST_LIGHTS[name], feeling: 'awe', action: 'hold', flip: true },
            1.35,
          ),
        ]
      }),
    }
  },
}
