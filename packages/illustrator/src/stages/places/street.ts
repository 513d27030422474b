import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { pavement, skyline, townHouse } from '#stages/kit/city'
import { mist } from '#stages/kit/land'
import { garland } from '#stages/kit/indoor-lights'
import { sky } from '#stages/kit/sky'
import { tree } from '#stages/kit/trees'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage, StageParts } from '#stages/stage'

const WALLS = [
  oklch(0.66, 0.1, 38),
  oklch(0.82, 0.08, 85),
  oklch(0.8, 0.07, 60),
  oklch(0.74, 0.08, 230),
  oklch(0.78, 0.07, 155),
  oklch(0.84, 0.05, 20),
  oklch(0.7, 0.07, 300),
  oklch(0.86, 0.04, 100),
]
const AWNINGS = [
  oklch(0.6, 0.17, 25),
  oklch(0.56, 0.1, 200),
  oklch(0.58, 0.12, 150),
  oklch(0.64, 0.15, 45),
  oklch(0.56, 0.12, 265),
  oklch(0.6, 0.14, 345),
]

/** Whose house has which colour, how tall it is and what grows between: every book has a street of its own. */
function houses(given: Scene): Pick<StageParts, 'back' | 'items'> {
  // Bare, nobody is in: every lamp is out but the one in the street.
  const scene = given.isBare ? { ...given, isUnlit: true } : given
  const random = scene.random('houses')
  const [wall, awning] = [random.next(), random.next()]
  const house = (i: number) => ({
    wall: WALLS[(Math.floor(wall * WALLS.length) + i * 3) % WALLS.length] as Lab,
    awning: AWNINGS[(Math.floor(awning * AWNINGS.length) + i * 5) % AWNINGS.length] as Lab,
    name: 'bcde'.charAt(i),
  })
  const tall = random.pick([3, 4, 4])
  const gap = random.pick([
    { tree: 800, lamp: 690 },
    { tree: 660, lamp: 900 },
    { tree: 910, lamp: 560 },
  ])
  const hasGarland = random.chance(0.5)
  return {
    back: [
      ...sky(scene, { orb: { x: 800, y: 220, radius: 74 }, sunY: 420 }),
      ...skyline(scene, { name: 'a', y: 860, h: [180, 400], away: 0.68 }),
      ...mist(scene, 460, 880, 0.4),
      ...townHouse(scene, { ...house(0), x: 560, y: 890, w: 240, floors: 2, away: 0.26 }),
      ...townHouse(scene, {
        ...house(1),
        x: 1030,
        y: 890,
        w: 250,
        away: 0.26,
        floors: random.pick([1, 2]),
      }),
      ...tree(scene, { x: gap.tree, y: 896, h: 360, away: 0.14, name: 't' }),
      ...townHouse(scene, { ...house(2), x: 210, y: 906, w: 470, floors: tall }),
      ...townHouse(scene, { ...house(3), x: 1370, y: 906, w: 440, floors: tall === 3 ? 4 : 3 }),
      ...(hasGarland && !given.isBare
        ? garland(scene, [
            [440, 480],
            [620, 560],
            [800, 520],
            [980, 570],
            [1150, 470],
          ])
        : []),
      ...pavement(scene, 898, 1000),
      ...lampPost(given, { x: gap.lamp, y: 940, h: 400 }),
    ],
    items: [
      {
        z: 1010,
        list: vehicle(scene, {
          x: 1180,
          y: 1028,
          k: 1.9,
          flip: true,
          color: scene.dye('car', oklch(0.68, 0.13, 195)),
        }),
        yields: { x: 1180, y: 990, radius: 95 },
      },
      secret(scene, 'mouse', 478, 930, 0.95),
    ],
  }
}

export const street: Stage = {
  id: 'street',
  kind: 'outdoors',
  horizon: 700,
  verticals: [430, 690, 1130],
  orb: { x: 800, y: 220, radius: 74 },
  slots: [
    ground([240, 958, 1300, 1080], [1.3, 1.46]),
    spot('left_side', 'perch', [286, 968], 1.34),
    spot('right_side', 'perch', [1250, 968], 1.34),
    // Between who is on either side, clear of their arms.
    spot('left_of_line', 'perch', [600, 1018], 1.34),
    spot('right_of_line', 'perch', [936, 1018], 1.34),
    spot('white_line', 'perch', [768, 1040], 1.4),
    spot('table_left', 'perch', [560, 1000], 1.34),
    spot('table_right', 'perch', [980, 1000], 1.34),
    { id: 'pavement', kind: 'small', box: [280, 930, 1260, 970], scale: [1, 1.08] },
  ],
  anchors: {
    shop: [220, 780],
    far: [810, 600],
    lamp: [690, 600],
    hanging: [560, 420],
    road: [800, 1060],
    table: [770, 1012],
  },
  landmark: [230, 760],
  open: [
    'left_side',
    'right_side',
    'left_of_line',
    'right_of_line',
    'white_line',
    'table_left',
    'table_right',
    'road',
    'table',
  ],
  build: (scene) => ({ ...houses(scene), front: [] }),
}
