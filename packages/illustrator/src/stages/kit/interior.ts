import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, line, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { polygon, rectangle } from '#core/path'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { everywhere } from './sky'
import { repeat, stamp } from './stamp'

export interface Room {
  wall: Lab
  floor: Lab
  /** Where wall and floor meet. */
  floorY: number
  /** The lamp that lights the evening. */
  lamp: Point
  /** The window that lights the day. */
  window: Point
  paper?: 'stars' | 'stripes' | 'panels' | 'tiles' | 'stones' | 'plain'
}

const starMark = (x: number, y: number, r: number) =>
  polygon(
    repeat(10, (i): Point => {
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
      const reach = i % 2 ? r * 0.45 : r
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )

function wallPaper(scene: Scene, { paper = 'plain', floorY, wall }: Room): DisplayList {
  const random = scene.random('paper')
  const ink = scene.env.dark ? oklch(0.85, 0.09, 75) : mix(wall, oklch(0.99, 0.02, 90), 0.6)
  if (scene.era === 'future')
    return [
      fill(
        repeat(5, (i) => rectangle(-80 + i * 380, -80, 4, floorY + 80)).join(''),
        adjust(wall, -0.12),
        { opacity: 0.35 },
      ),
      fill(rectangle(-80, floorY - 120, W + 160, 7), oklch(0.9, 0.09, 195), { opacity: 0.7 }),
      {
        ...glow({
          x: W / 2,
          y: floorY - 116,
          radius: 900,
          ry: 60,
          color: oklch(0.85, 0.1, 195),
          strength: 0.3,
        }),
        blend: 'screen',
      },
    ]
  const old = scene.era === 'past' && paper !== 'stones' && paper !== 'tiles' ? 'panels' : paper
  if (old === 'stars')
    return [
      fill(
        repeat(120, (i) =>
          starMark(
            (i % 15) * 112 + (Math.floor(i / 15) % 2) * 56,
            40 + Math.floor(i / 15) * 104,
            9,
          ),
        ).join(''),
        ink,
        { opacity: scene.env.dark ? 0.14 : 0.5 },
      ),
    ]
  if (old === 'stripes')
    return [
      fill(repeat(20, (i) => rectangle(-60 + i * 84, -80, 38, floorY + 80)).join(''), ink, {
        opacity: scene.env.dark ? 0.06 : 0.28,
      }),
    ]
  if (old === 'panels')
    return [
      fill(
        repeat(17, (i) => rectangle(-70 + i * 98, floorY - 240, 4, 240)).join('') +
          rectangle(-80, floorY - 246, W + 160, 12),
        adjust(wall, -0.16),
        { opacity: 0.35 },
      ),
      fill(rectangle(-80, floorY - 234, W + 160, 234), adjust(wall, -0.12, 1.1), { opacity: 0.3 }),
    ]
  if (old === 'tiles')
    return [
      line(
        repeat(12, (i) => `M-80 ${floorY - 40 - i * 62}H${W + 80}`).join('') +
          repeat(27, (i) => `M${-60 + i * 62} ${floorY}V${floorY - 330}`).join(''),
        adjust(wall, 0.06),
        3,
        { opacity: 0.3 },
      ),
    ]
  if (old === 'stones')
    return [
      fill(
        repeat(86, () => {
          const [w, h] = [random.between(56, 128), random.between(30, 54)]
          return stamp('0,.2 .1,0 .9,.02 1,.3 .97,.85 .8,1 .1,.97', {
            x: random.between(-40, W),
            y: random.between(-20, floorY - 40),
            w,
            h,
          })
        }).join(''),
        adjust(wall, scene.env.dark ? 0.07 : -0.07),
        { opacity: 0.24 },
      ),
    ]
  return []
}

/** The empty room, lit by its lamp at night and by its window by day. */
export function room(scene: Scene, look: Room): DisplayList {
  const { floorY, lamp, window } = look
  const { env } = scene
  const day =
    env.hour === 'golden'
      ? oklch(0.96, 0.09, 75)
      : env.hour === 'dawn'
        ? oklch(0.95, 0.06, 40)
        : oklch(0.985, 0.03, 100)
  const dim = env.rain || env.fog ? 0.08 : 0
  const wall = scene.era === 'future' ? mix(look.wall, oklch(0.93, 0.02, 230), 0.6) : look.wall
  const shade = env.dark ? oklch(0.26, 0.085, 292) : oklch(0.58, 0.09, 300)
  const source = env.dark ? lamp : window
  const near = scene.isUnlit
    ? mix(adjust(wall, -0.34), oklch(0.42, 0.09, 30), 0.55)
    : env.dark
      ? mix(adjust(wall, -0.16), oklch(0.72, 0.12, 58), 0.55)
      : mix(wall, day, 0.55)
  const middle = scene.isUnlit
    ? mix(adjust(wall, -0.42), oklch(0.34, 0.09, 330), 0.6)
    : env.dark
      ? mix(adjust(wall, -0.3), oklch(0.5, 0.1, 15), 0.55)
      : adjust(wall, -dim)
  const corner = env.dark
    ? mix(adjust(wall, -0.5), shade, 0.75)
    : mix(adjust(wall, -0.1 - dim), shade, 0.3)
  const floor = env.dark ? mix(look.floor, shade, 0.35) : look.floor
  const planks =
    scene.era === 'future'
      ? repeat(4, (i) => rectangle(-80, floorY + 20 + i * i * 22, W + 160, 2)).join('')
      : repeat(7, (i) => rectangle(-80, floorY + 22 + i * i * 6 + i * 12, W + 160, 2.4)).join('') +
        repeat(16, (i) =>
          polygon([
            [i * 110 - 40, floorY],
            [i * 110 - 37, floorY],
            [(i * 110 - W / 2) * 1.7 + W / 2 - 60, H + 20],
            [(i * 110 - W / 2) * 1.7 + W / 2 - 66, H + 20],
          ]),
        ).join('')
  return [
    fill(
      everywhere,
      radial(
        [source[0], source[1]],
        1100,
        [
          { at: 0, color: near },
          { at: 0.35, color: middle },
          { at: 0.72, color: mix(middle, corner, 0.7) },
          { at: 1, color: corner },
        ],
        'user',
      ),
    ),
    ...wallPaper(scene, { ...look, wall: middle }),
    fill(
      polygon([
        [-80, floorY],
        [W + 80, floorY],
        [W + 80, H + 80],
        [-80, H + 80],
      ]),
      linear(
        [0, floorY],
        [0, H],
        [
          { at: 0, color: adjust(floor, 0.03) },
          { at: 1, color: mix(adjust(floor, -0.2), shade, 0.25) },
        ],
        'user',
      ),
    ),
    fill(planks, adjust(floor, -0.2), { opacity: 0.28 }),
    {
      ...glow({
        x: source[0],
        y: floorY + 90,
        radius: 640,
        ry: 150,
        color: env.dark ? oklch(0.72, 0.13, 60) : day,
        strength: scene.isUnlit ? 0.12 : 0.34,
      }),
      blend: 'screen',
    },
    fill(
      rectangle(-80, floorY - 20, W + 160, 24),
      mix(middle, oklch(0.95, 0.02, 80), env.dark ? 0.12 : 0.55),
    ),
    fill(rectangle(-80, floorY + 3, W + 160, 14), adjust(floor, -0.22), { opacity: 0.4, blur: 4 }),
  ]
}
