import type { Creature } from '@luciole/contract/character'
import type { ThingId } from '@luciole/contract/things'
import type { Feeling } from '@luciole/contract/scene-brief'
import { oklch } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import type { DisplayList } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { BUILDS } from '../src/creatures/builds'
import { drawCreature } from '../src/creatures/draw-creature'
import type { CreaturePose } from '../src/creatures/rigs/rig'
import { CAST_LIGHTS } from '../src/light/rigs'
import type { Sheet } from './sheet'

import { grid, plain } from './creature-grid'
import type { Cell } from './creature-grid'
const SPECIES = Object.keys(BUILDS) as Creature['species'][]
const POSES: CreaturePose[] = [
  'stand',
  'walk',
  'run',
  'sit',
  'sleep',
  'wave',
  'hold',
  'cheer',
  'peek',
]
const FEELINGS: Feeling[] = [
  'happy',
  'joy',
  'sad',
  'surprised',
  'cross',
  'scared',
  'shy',
  'sleepy',
  'asleep',
  'proud',
  'crying',
  'curious',
]
const half = (from: number, to: number) => SPECIES.slice(from, to)
const poseRows = (list: Creature['species'][]) =>
  list.map((species) =>
    POSES.map((pose) => ({
      request: {
        creature: plain(species),
        pose,
        feeling: pose === 'sleep' ? 'asleep' : 'happy',
      } as const,
    })),
  )

const MARKED: Partial<Creature>[] = [
  { marks: 'patch' },
  { marks: 'spots' },
  { marks: 'stripes' },
  { marks: 'socks', coat: '#5f7fb8', detail: '#f4efe6' },
  { marks: 'stars', coat: '#8a63bd', belly: '#e8d8f4' },
  { marks: 'none', coat: '#4f9f57', belly: '#e2f0c8', detail: '#e8843a' },
]
const ALIVE: ThingId[] = [
  'street_lamp',
  'teapot',
  'moon',
  'cloud',
  'spoon',
  'lantern',
  'book',
  'clock',
  'star',
  'mushroom',
  'boots',
  'pillow',
  'door',
  'rocket',
  'snowman',
  'apple',
  'broom',
  'umbrella',
  'machine',
  'cup',
  'egg',
  'leaf',
  'treasure_chest',
  'cake',
  'drum',
  'camera',
  'balloon',
]
const MOODS: Feeling[] = [
  'happy',
  'joy',
  'sad',
  'surprised',
  'cross',
  'asleep',
  'worried',
  'proud',
  'shy',
]
const LINE_UP: Creature['species'][] = [
  'mouse',
  'snail',
  'frog',
  'bird',
  'hedgehog',
  'squirrel',
  'rabbit',
  'cat',
  'fox',
  'dog',
  'penguin',
  'fairy',
  'robot',
  'lion',
  'pony',
  'bear',
  'elephant',
]
const lineUp = (): Sheet => {
  const light = CAST_LIGHTS.day
  let x = 40
  const list: DisplayList = LINE_UP.flatMap((species) => {
    const figure = drawCreature({ creature: plain(species), light })
    const { box } = figure.anchors
    const placed = group(figure.list, { transform: placement({ x: x - box.x, y: 520 }) })
    x += box.width + 20
    return [placed]
  })
  return {
    width: x + 20,
    height: 560,
    list: [
      fill(rectangle(0, 0, x + 20, 560), oklch(0.9, 0.03, 205)),
      fill(rectangle(0, 230, x + 20, 2), oklch(0.7, 0.05, 205)),
      ...list,
    ],
  }
}

export const sheets: Record<string, () => Sheet> = {
  'creatures-marks': () =>
    grid({
      rows: (['dog', 'cat', 'bear', 'pony', 'dragon', 'owl', 'turtle', 'monster'] as const).map(
        (species) =>
          MARKED.map((change) => ({ request: { creature: { ...plain(species), ...change } } })),
      ),
      cell: 190,
    }),
  'creatures-scarves': () =>
    grid({
      rows: [
        (['fox', 'cat', 'bear', 'pony', 'owl', 'duck', 'dragon', 'hedgehog'] as const).map(
          (species, i) => ({
            request: {
              creature: { ...plain(species), accent: i % 2 ? '#3f77b5' : '#d4483d' },
              pose: i % 3 ? 'stand' : 'sit',
            } as const,
          }),
        ),
      ],
    }),
  'creatures-cousins': () =>
    grid({
      rows: [
        (
          [
            'cow',
            'pig',
            'giraffe',
            'monkey',
            'dinosaur',
            'donkey',
            'sheep',
            'goat',
            'badger',
            'hare',
            'goose',
            'bee',
            'crab',
          ] as const
        ).map((species) => ({ request: { creature: plain(species) } })),
      ],
    }),
  'living-things': () =>
    grid({
      rows: chunks(ALIVE, 9).map((row) =>
        row.map((thing, i) => ({
          request: {
            creature: { ...plain('monster', 'living_thing'), thing },
            feeling: MOODS[i] ?? 'happy',
            pose:
              (
                [
                  'stand',
                  'cheer',
                  'stand',
                  'hold',
                  'stand',
                  'sleep',
                  'stand',
                  'wave',
                  'offer',
                ] as const
              )[i] ?? 'stand',
          } as const,
        })),
      ),
      cell: 190,
    }),
  'creatures-sizes': lineUp,
  'creatures-all': () => {
    const cells = SPECIES.map((species) => ({ request: { creature: plain(species) } }))
    return grid({
      rows: [0, 1, 2, 3]
        .map((row) => cells.slice(row * 7, row * 7 + 7))
        .filter((row) => row.length),
      cell: 240,
    })
  },
  'creatures-poses-1': () => grid({ rows: poseRows(half(0, 7)) }),
  'creatures-poses-2': () => grid({ rows: poseRows(half(7, 14)) }),
  'creatures-poses-3': () => grid({ rows: poseRows(half(14, 21)) }),
  'creatures-poses-4': () => grid({ rows: poseRows(half(21, 28)) }),
  'creatures-views-1': () => grid({ rows: half(0, 14).map((species) => views(species)) }),
  'creatures-views-2': () => grid({ rows: half(14, 28).map((species) => views(species)) }),
  'creatures-feelings': () =>
    grid({
      rows: SPECIES.filter((_, i) => i % 2 === 0).map((species) =>
        FEELINGS.map((feeling) => ({
          request: { creature: plain(species), pose: 'peek', feeling },
        })),
      ),
      cell: 130,
    }),
  'creatures-feelings-2': () =>
    grid({
      rows: SPECIES.filter((_, i) => i % 2 === 1).map((species) =>
        FEELINGS.map((feeling) => ({
          request: { creature: plain(species), pose: 'peek', feeling },
        })),
      ),
      cell: 130,
    }),
  'creatures-lantern': () =>
    grid({
      rows: chunks(SPECIES, 7).map((row) =>
        row.map((species) => ({ request: { creature: plain(species) } })),
      ),
      ground: 'lantern',
      cell: 240,
    }),
  'creatures-golden': () =>
    grid({
      rows: chunks(SPECIES, 7).map((row) =>
        row.map((species) => ({ request: { creature: plain(species), pose: 'walk' } })),
      ),
      ground: 'golden',
      cell: 240,
    }),
  'creatures-loveys': () =>
    grid({
      rows: chunks(SPECIES, 7).map((row) =>
        row.map((species) => ({ request: { creature: plain(species, 'lovey'), pose: 'sit' } })),
      ),
      cell: 240,
    }),
}
const views = (species: Creature['species']): Cell[] => [
  { request: { creature: plain(species) } },
  { request: { creature: plain(species), facing: 'left', gaze: [-0.5, 0] } },
  { request: { creature: plain(species), view: 'front' } },
  { request: { creature: plain(species), view: 'profile', pose: 'walk' } },
  { request: { creature: plain(species), view: 'back' } },
  { request: { creature: plain(species), view: 'back', pose: 'sit' } },
]
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, i * size + size),
  )
