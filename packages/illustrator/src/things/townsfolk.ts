import type { Human } from '@luciole/contract/character'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { lightInside } from '#light/light'
import { drawHuman } from '#people/human'
import type { Pose } from '#people/pose'
import { isAdultAge, naturalScale } from '#people/proportions'
import { sampleHuman } from '#people/sample-human'
import type { Painter } from './painter'

type Looks = readonly [
  sex: Human['sex'],
  age: number,
  skin: number,
  hair: Human['hair'],
  hairColor: Human['hairColor'],
  outfit: Human['outfit'],
  colors: string,
  own?: Partial<Human>,
]

const person = ([sex, age, skin, hair, hairColor, outfit, cloth, own]: Looks): Human => {
  const colors = cloth.split(' ') as Human['colors']
  const accent = colors[2]
  return sampleHuman({ sex, age, skin, hair, hairColor, outfit, colors, accent, ...own })
}

/** Who lives round here: drawn as the cast is, known by hair and coat. */
const FOLK = (
  [
    ['female', 38, 1.2, 'bun', 'auburn', 'coat', '#4f77a8 #3a4763 #f3ead9'],
    ['male', 44, 4.6, 'crop', 'black', 'jumper', '#6f9a54 #4a506b #e0a53c', { beard: 'short' }],
    [
      'female',
      70,
      2.2,
      'wavy',
      'white',
      'cardigan',
      '#b8607e #596275 #f3ead9',
      { glasses: 'round' },
    ],
    ['male', 30, 0.8, 'side_part', 'dark_blond', 'shirt', '#e0a53c #3f5f6b #8a5a3c'],
    ['female', 33, 5.4, 'afro', 'black', 'tunic', '#c8553d #4a3f5c #f2c24a'],
    ['male', 67, 3.2, 'crop', 'grey', 'coat', '#7d5a9a #45425a #d6a566', { beard: 'full' }],
    ['female', 27, 3.4, 'ponytail', 'dark_brown', 'hoodie', '#3f8a86 #45425a #f3ead9'],
    ['male', 36, 5.8, 'locs', 'black', 'tunic', '#c99a3f #3a4763 #c8553d'],
    [
      'male',
      52,
      0.4,
      'bald',
      'ginger',
      'overalls',
      '#5f7d96 #f3ead9 #c8553d',
      { beard: 'moustache' },
    ],
    ['male', 8, 2.6, 'curly', 'brown', 'hoodie', '#3f8a86 #4a506b #f2c24a'],
    ['female', 7, 5, 'puffs', 'black', 'dress', '#e79ab0 #f3ead9 #8a65bd'],
    ['female', 9, 0.6, 'braids', 'ginger', 'tee', '#8a6bb0 #386695 #f3ead9', { freckles: true }],
    ['male', 6, 3.8, 'short', 'dark_brown', 'dungarees', '#b4553c #f3ead9 #e0a53c'],
  ] satisfies readonly Looks[]
).map(person)
/** Over the way, in the book of the cat with two names. */
export const MRS_QUINCE = person([
  ...(['female', 70, 4, 'crop', 'grey', 'coat', '#d9a934 #f3efe6 #33333d'] as const),
  { accent: '#4f9a5b' },
])
/** Over the bridge, where it is warm. */
export const GRANDMA = person([
  ...(['female', 71, 3, 'bun', 'white', 'cardigan', '#b8607e #596275 #f3ead9'] as const),
  { accent: '#c8553d', glasses: 'round' },
])
/** From number sixty, with her potatoes. */
export const GARDENER = person([
  ...(['female', 46, 2.4, 'head_scarf', 'auburn', 'overalls', '#5f7d96 #f2c24a #8a5a3c'] as const),
  { accent: '#c8553d' },
])
export const GROWN_UPS = FOLK.filter(({ age }) => isAdultAge(age))
export const CHILDREN = FOLK.filter(({ age }) => !isAdultAge(age))

/** What hands do in a crowd, at a window or behind a barrow, and on no other page. */
const OWN_POSES = {
  clap: { near: [24, 112], far: [40, 124], nearHand: 'flat', farHand: 'flat' },
  wheel: {
    near: [8, 34],
    far: [22, 48],
    nearLeg: [-22, -26],
    farLeg: [24, 4],
    lean: 14,
    nearHand: 'grip',
    farHand: 'grip',
  },
  brush: { near: [4, 44], far: [24, 66], tilt: 6, nearHand: 'flat', farHand: 'grip' },
} satisfies Record<string, Partial<Pose>>
export type Doing = Action | keyof typeof OWN_POSES
const isOwn = (doing: Doing): doing is keyof typeof OWN_POSES => doing in OWN_POSES

interface Standing {
  human: Human
  x: number
  y: number
  /** A six-year-old's head is a hundred of these. */
  scale: number
  /** Which way they look: 1 is right, -1 left. */
  to: 1 | -1
  doing: Doing
  feeling: Feeling
}

/** The thing they are part of has one edge and one light around it. */
const unlit = (list: DisplayList): DisplayList =>
  list.map((node) => {
    if (node.kind === 'path') return node
    const { filter: _filter, ...rest } = node
    return { ...rest, children: unlit(node.children) }
  })

/** Somebody of a crowd, or at a window: a figure of the cast, only smaller. */
export function townsperson(p: Painter, { x, y, scale, to, human, doing, feeling }: Standing) {
  const k = scale * naturalScale(human.age)
  const { list } = drawHuman({
    human,
    feeling,
    light: lightInside(p.light, { flip: to < 0 }),
    ...(isOwn(doing) ? { pose: OWN_POSES[doing] } : { action: doing }),
  })
  return group(unlit(list), { transform: [to * k, 0, 0, k, x, y] })
}
