import { FEELINGS } from '@luciole/contract/scene-brief'
import { HAIR_COLOR_IDS, HAIR_STYLES } from '@luciole/contract/character'
import type { Human } from '@luciole/contract/character'
import { oklch } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import type { DisplayNode } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { NEUTRAL_LIGHT } from '../src/light/light'
import { relight } from '../src/light/part'
import { drawHead } from '../src/people/head'
import type { HeadRequest } from '../src/people/head'
import type { Sheet } from './sheet'

export const child: Human = {
  kind: 'human',
  sex: 'female',
  age: 6,
  skin: 4,
  hair: 'puffs',
  hairColor: 'black',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
  outfit: 'raincoat',
  colors: ['#eeb82c', '#324e73', '#d33b36'],
  accent: '#d33b36',
}

export const paper = (width: number, height: number): DisplayNode =>
  fill(rectangle(0, 0, width, height), oklch(0.92, 0.025, 85))

const light = NEUTRAL_LIGHT

function headAt(x: number, y: number, request: Omit<HeadRequest, 'light'>, scale = 1): DisplayNode {
  const { behind, front } = drawHead({ ...request, light })
  return group(
    [
      group(behind, { filter: relight(light) }),
      group(front, { filter: relight(light, { core: 0.55, grain: 0.35 }) }),
    ],
    { transform: placement({ x, y, scale }) },
  )
}

const EYES = ['dark', 'brown', 'hazel', 'green', 'blue', 'grey'] as const

export const sheets: Record<string, () => Sheet> = {
  hair: () => ({
    width: 1660,
    height: 1560,
    list: [
      paper(1660, 1560),
      ...HAIR_STYLES.flatMap((hair, i) => {
        const column = i % 8
        const row = Math.floor(i / 8)
        const human: Human = {
          ...child,
          hair,
          sex: i % 2 ? 'male' : 'female',
          hairColor: HAIR_COLOR_IDS[(i * 3) % 9] ?? 'black',
          skin: (i * 2.3) % 6.2,
          eyes: EYES[i % 6] ?? 'brown',
        }
        return (['three_quarter', 'profile', 'back'] as const).map((view, v) =>
          headAt(
            110 + column * 205,
            110 + row * 520 + v * 170,
            { human, view, feeling: 'calm', yaw: 0.5 },
            0.8,
          ),
        )
      }),
    ],
  }),
  feelings: () => ({
    width: 1400,
    height: 640,
    list: [
      paper(1400, 640),
      ...FEELINGS.map((feeling, i) =>
        headAt(90 + (i % 10) * 136, 110 + Math.floor(i / 10) * 160, {
          human: {
            ...child,
            hair: i < 10 ? 'puffs' : 'short',
            skin: i < 10 ? 4.4 : 1,
            hairColor: i < 10 ? 'black' : 'chestnut',
          },
          view: 'three_quarter',
          feeling,
          yaw: 0.45,
        }),
      ),
      ...FEELINGS.map((feeling, i) =>
        headAt(
          50 + (i % 19) * 70,
          400,
          {
            human: { ...child, hair: 'bob', skin: 2, hairColor: 'dark_brown' },
            view: 'three_quarter',
            feeling,
            yaw: 0.45,
          },
          0.46,
        ),
      ),
      ...FEELINGS.map((feeling, i) =>
        headAt(
          50 + (i % 19) * 70,
          520,
          {
            human: {
              ...child,
              age: 36,
              sex: 'male',
              hair: 'side_part',
              skin: 3,
              hairColor: 'brown',
              beard: 'short',
            },
            view: 'front',
            feeling,
            yaw: 0,
          },
          0.5,
        ),
      ),
    ],
  }),
  faces: () => {
    const people: Partial<Human>[] = [
      { age: 0.6, hair: 'wisp', skin: 1, hairColor: 'dark_blond' },
      { age: 2, hair: 'curly', skin: 5, sex: 'male' },
      { age: 4, hair: 'fringe_bob', skin: 1.4, hairColor: 'black', eyes: 'dark' },
      { age: 6, hair: 'pigtails', skin: 0.2, hairColor: 'ginger', freckles: true, eyes: 'green' },
      { age: 9, hair: 'short', skin: 3, hairColor: 'dark_brown', glasses: 'round', sex: 'male' },
      { age: 12, hair: 'braids', skin: 6, hairingAid: true } as Partial<Human>,
      { age: 8, hair: 'crop', skin: 5.4, hearingAid: true, sex: 'male', accent: '#3a8ad0' },
      { age: 34, hair: 'wavy', skin: 2, hairColor: 'chestnut' },
      { age: 38, hair: 'short', skin: 1, hairColor: 'brown', beard: 'full', sex: 'male' },
      { age: 45, hair: 'crop', skin: 5, beard: 'short', sex: 'male', glasses: 'square' },
      { age: 70, hair: 'bun', skin: 1, hairColor: 'white', glasses: 'round', eyes: 'blue' },
      { age: 74, hair: 'side_part', skin: 4, hairColor: 'grey', beard: 'moustache', sex: 'male' },
    ]
    return {
      width: 1500,
      height: 760,
      list: [
        paper(1500, 760),
        ...people.flatMap((change, i) => [
          headAt(
            130 + (i % 6) * 250,
            150 + Math.floor(i / 6) * 380,
            { human: { ...child, ...change }, view: 'three_quarter', feeling: 'happy', yaw: 0.45 },
            1.5,
          ),
          headAt(
            70 + (i % 6) * 250,
            320 + Math.floor(i / 6) * 380,
            { human: { ...child, ...change }, view: 'front', feeling: 'calm', yaw: 0 },
            0.7,
          ),
          headAt(
            190 + (i % 6) * 250,
            320 + Math.floor(i / 6) * 380,
            { human: { ...child, ...change }, view: 'profile', feeling: 'calm', yaw: 0 },
            0.7,
          ),
        ]),
      ],
    }
  },
}
