import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { rectangle } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { armchair } from '#stages/kit/seats'
import { bookcase } from '#stages/kit/shelves'
import { cabinet } from '#stages/kit/furniture'
import { lamp, picture, potPlant, rug } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** What stands where along the wall, by the middle of each. */
interface Layout {
  hearth: number
  window: { x: number; w: number }
  bookcase: { x: number; w: number; rows: number }
  picture: readonly [x: number, y: number]
  lamp: number
  plant: number
  armchair: number
  mouse: number
}

const FLOOR = 860
const flame = oklch(0.82, 0.16, 62)

/** Nobody lights a fire on a summer's day. */
const isBurning = ({ env }: Scene) => env.dark || env.rain > 0.5 || env.snow > 0 || env.fog > 0.9

function fire(scene: Scene, x: number): DisplayList {
  const place = { x, y: 884, w: 84, h: 130 }
  const logs = [-1, 1].flatMap((side) =>
    solid(
      scene,
      mark(`${-0.9 * side},-.06 ${0.9 * side},-.24`, { x, y: 880, w: 78, h: 120 }, [13, 14, 13]),
      oklch(0.46, 0.06, 52),
    ),
  )
  if (!isBurning(scene)) return logs
  return [
    ...logs,
    fill(stamp('-.7,0 -.8,-.4 -.4,-.3 -.3,-.8 0,-.5 .2,-1 .4,-.4 .8,-.5 .7,0', place), flame),
    fill(stamp('-.4,0 -.4,-.3 -.1,-.2 .1,-.6 .3,-.2 .4,0', place), oklch(0.9, 0.14, 85)),
    {
      ...glow({ x, y: 830, radius: 420, color: flame, strength: scene.env.dark ? 0.6 : 0.28 }),
      blend: 'screen',
    },
  ]
}

function hearth(scene: Scene, x: number): DisplayList {
  const brick = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.7, 0.08, 40)
  return [
    ...solid(scene, rectangle(x - 200, 500, 400, 392), brick, (tone) =>
      repeat(40, (i) =>
        fill(
          rectangle(
            x - 194 + (i % 6) * 66 + (Math.floor(i / 6) % 2) * 30,
            512 + Math.floor(i / 6) * 50,
            56,
            34,
          ),
          i % 3 ? tone.shade : tone.light,
          { opacity: 0.35 },
        ),
      ),
    ),
    fill(
      stamp('-1,0c -1,-.72 -.6,-1 0,-1.06 .6,-1 1,-.72 1,0c', { x, y: 890, w: 120, h: 220 }),
      adjust(brick, -0.45),
    ),
    ...fire(scene, x),
    ...solid(scene, rectangle(x - 230, 478, 460, 30), oklch(0.5, 0.08, 50)),
  ]
}

const PAPERS = ['stripes', 'panels', 'plain', 'stars'] as const

function laidOut(layout: Layout): Stage {
  const { window, lamp: lampX, bookcase: shelves, armchair: seat } = layout
  const isSeatRight = seat > 768
  return {
    id: 'living_room',
    kind: 'indoors',
    horizon: FLOOR,
    verticals: [layout.hearth - 210, layout.hearth + 210],
    slots: [
      ground(isSeatRight ? [300, 950, 1200, 1075] : [336, 950, 1236, 1075], [1.34, 1.5]),
      { ...spot('armchair', 'seat', [seat + (isSeatRight ? -40 : 40), 900], 1.3), z: 1030 },
      { id: 'rug', kind: 'small', box: [420, 1010, 1100, 1070], scale: [1, 1.15] },
    ],
    anchors: {
      window: [window.x, 360],
      sill: [window.x, 576],
      fire: [layout.hearth, 800],
      mantel: [layout.hearth + 90, 490],
      lamp: [lampX, 560],
      hanging: [layout.picture[0], layout.picture[1]],
      far: [window.x, 380],
    },
    landmark: [layout.hearth, 640],
    build: (scene) => {
      const papers = scene.random('papers')
      return {
        back: [
          ...room(scene, {
            wall: scene.dye('wall', oklch(0.8, 0.06, 150)),
            floor: oklch(0.6, 0.09, 52),
            floorY: FLOOR,
            lamp: [layout.hearth, 760],
            window: [window.x, 340],
            paper: papers.pick(PAPERS),
          }),
          ...bookcase(scene, { ...shelves, y: 900, name: 'b' }),
          ...windowOn(scene, {
            ...window,
            y: 560,
            h: 360,
            shape: papers.chance(0.4) ? 'arch' : 'square',
            curtain: scene.dye('curtain', oklch(0.66, 0.11, 60)),
          }),
          ...hearth(scene, layout.hearth),
          ...picture(scene, {
            x: layout.picture[0],
            y: layout.picture[1],
            w: 240,
            h: 170,
            name: 'family',
          }),
          ...cabinet(scene, { x: lampX, y: 900, w: 130, h: 200, drawers: 3 }),
          ...lamp(scene, { x: lampX, y: 690, k: 0.95, color: oklch(0.6, 0.12, 30) }),
          ...potPlant(scene, { x: layout.plant, y: 910, k: 1.2, name: 'fig' }),
          ...rug(scene, {
            x: 770,
            y: 1050,
            rx: 470,
            color: scene.dye('rug', oklch(0.55, 0.1, 250)),
          }),
          ...lampLight(scene, [(layout.hearth + lampX) / 2, 640], 1.1),
        ],
        items: [
          {
            z: 1028,
            list: armchair(scene, {
              x: seat,
              y: 1030,
              k: 1.1,
              color: scene.dye('armchair', oklch(0.6, 0.13, 45)),
            }),
          },
          secret(scene, 'mouse', layout.mouse, 940, 0.9),
        ],
        front: [],
      }
    },
  }
}

const byTheHearth = laidOut({
  hearth: 770,
  window: { x: 1240, w: 280 },
  bookcase: { x: 60, w: 360, rows: 5 },
  picture: [770, 330],
  lamp: 1090,
  plant: 480,
  armchair: 1330,
  mouse: 560,
})

const byTheWindow = laidOut({
  hearth: 250,
  window: { x: 740, w: 420 },
  bookcase: { x: 1170, w: 340, rows: 5 },
  picture: [250, 330],
  lamp: 1070,
  plant: 520,
  armchair: 1330,
  mouse: 640,
})

const byTheBooks = laidOut({
  hearth: 1260,
  window: { x: 270, w: 300 },
  bookcase: { x: 560, w: 400, rows: 3 },
  picture: [770, 330],
  lamp: 500,
  plant: 1010,
  armchair: 206,
  mouse: 930,
})

export const livingRoom: Stage = { ...byTheHearth, others: [byTheWindow, byTheBooks] }
