import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, points, ribbon, shape } from './painter'
import type { Painter } from './painter'

/** What the arms do: each as the far arm, then the near one, towards where they look. */
const ARMS = {
  down: ['11.7,-55 16.8,-42 17,-29', '-10,-55 -14.6,-42 -9,-29'],
  up: ['10,-54 20,-63 22,-83', '-10,-54 -21,-63 -23,-85'],
  wave: ['10,-54 20,-62 24,-82', '-10,-55 -14.6,-42 -9,-29'],
  clap: ['11,-54 18,-45 11,-47', '-10,-54 -14,-41 7,-46'],
  hip: ['11.7,-55 16.8,-42 17,-29', '-10,-55 -22,-45 -12,-35'],
  chin: ['11,-54 15,-44 4,-38', '-10,-54 -9,-40 11,-55'],
} as const
const CUTS = { coat: -18, dress: -6, jacket: -33 } as const
const HATS = ['cap', 'beanie', 'straw'] as const

export interface SmallPerson {
  x: number
  y?: number
  /** 1 is ninety units tall. */
  k?: number
  coat: string
  skin: string
  hair: string
  /** Which way they look: 1 is right, -1 left. */
  to?: 1 | -1
  /** Long hair, or a skirt to the ground. */
  isLong?: boolean
  mouth?: 'shut' | 'open' | 'laugh' | 'grim'
  arms?: keyof typeof ARMS
  cut?: keyof typeof CUTS
  hat?: (typeof HATS)[number] | undefined
  /** Broader than most, or slighter. */
  wide?: number
  /** Children's heads are larger for their bodies. */
  head?: number
}

export const SKINS = ['#f3cfae', '#8a5a3c', '#e2ae84', '#5f3d2a', '#f6d9bf', '#b97f55'] as const
/** Each beside the skin it grows on. */
export const HAIRS = ['#a5592a', '#3a2a26', '#6b4128', '#2c2226', '#d9a441', '#3f2a22'] as const
export const COATS = [
  '#4f77a8',
  '#c8553d',
  '#6f9a54',
  '#e0a53c',
  '#7d5a9a',
  '#3f8a86',
  '#b8607e',
  '#596275',
] as const

/** Further away nobody sees whether they have brows. */
const NEAR = 0.5

const INK = '#2a2430'
const BLUSH = '#ea6a5e'

interface Drawn extends SmallPerson {
  p: Painter
  y: number
  k: number
  to: 1 | -1
  wide: number
  head: number
}

const NECK = -58
/** A head grows and shrinks about the neck. */
const headAt = ({ x, y, k, to, head }: Drawn) => ({
  x,
  y: y + NECK * k * (1 - head),
  kx: to * k * head,
  ky: k * head,
})

const legs = ({ p, x, y, k, to, wide }: Drawn): DisplayList =>
  [-7, 7].flatMap((dx) => [
    p.flat(shape('-5.4,-5! -5,-38! 5,-38! 5.4,-5!', { x: x + dx * k * wide, y, k }), '#4a506b'),
    ...p.part(
      shape('-6,-8 5,-8 7,-5 12,-3 12,1 -6,1', { x: x + dx * k * wide, y, kx: to * k, ky: k }),
      '#6d4634',
    ),
  ])

function sleeve({ p, x, y, k, to, coat, skin, wide }: Drawn, through: string): DisplayList {
  const at = { x, y, kx: to * k * wide, ky: k }
  const [hx, hy] = points(through, at).at(-1) ?? [x, y]
  return [
    ...p.part(ribbon(through, [5.4 * k, 5 * k, 4 * k], {}, at), coat),
    p.flat(ellipse(hx, hy, 4.2 * k, 4.4 * k), skin),
  ]
}

const MOUTHS = {
  shut: '3.4,-63 7,-61.4 10.6,-63.2',
  grim: '3.4,-61.6 7,-63 10.6,-61.8',
} as const

function lips(one: Drawn): DisplayList {
  const { p, x, y, k, to, mouth = 'shut', head } = one
  const at = headAt(one)
  if (mouth === 'laugh')
    return [p.raw(shape('2,-65.6! 7,-64.6 12,-65.8! 10,-60.6 6.6,-59.4 3.4,-60.8', at), '#7d2f34')]
  if (mouth === 'open')
    return [
      p.raw(ellipse(x + to * 7 * k * head, at.y - 62.4 * at.ky, 3 * at.ky, 2.8 * at.ky), '#7d2f34'),
    ]
  const w = k * head
  return [
    p.raw(mark(MOUTHS[mouth], [0.4 * w, 1.1 * w, 0.4 * w], { ...at, y: at.y || y }), '#8a4238'),
  ]
}

function face(one: Drawn): DisplayList {
  const { p, skin, hair, mouth } = one
  const at = headAt(one)
  const k = at.ky
  const dot = (dx: number, dy: number, rx: number, ry = rx) =>
    ellipse(at.x + at.kx * dx, at.y + k * dy, rx * k, ry * k)
  const eyes = [11, 2] as const
  const lift = mouth === 'grim' ? 1.6 : mouth === 'open' ? -1.4 : 0
  const far =
    one.k < NEAR
      ? [p.raw(eyes.map((dx) => dot(dx, -72, 2, 2.8)).join(''), INK)]
      : [
          p.flat(eyes.map((dx) => dot(dx, -72, 3.1, 3.8)).join(''), '#fffdf8'),
          p.flat(eyes.map((dx) => dot(dx + 0.9, -71.8, 2.3, 3.1)).join(''), INK),
          p.raw(eyes.map((dx) => dot(dx + 0.4, -73.2, 0.9)).join(''), '#ffffff'),
          p.raw(
            eyes
              .map((dx) =>
                mark(
                  `${dx - 3},${-78 + lift * 0.4} ${dx},${-79.4 + lift} ${dx + 3},${-78.4 + lift}`,
                  [0.5 * k, k, 0.5 * k],
                  at,
                ),
              )
              .join(''),
            hair,
            { opacity: 0.9 },
          ),
          p.raw(dot(13.4, -66.4, 2.6, 2) + dot(-2.4, -66.4, 3, 2.2), BLUSH, { opacity: 0.38 }),
          p.raw(mark('7.4,-68.6 8.8,-67.4 7.4,-66.8', [0.3 * k, 0.8 * k, 0.3 * k], at), BLUSH, {
            opacity: 0.7,
          }),
        ]
  return [...p.part(dot(2, -72.6, 14.6, 15.4), skin), ...far, ...lips(one)]
}

const FRINGE = '-14,-74 -15,-86 -4,-93 8,-92 17,-84 17,-77 10,-83 2,-84 -6,-82 -10,-74'
const ON_THE_HEAD = {
  cap: '-15,-80 -13,-92 0,-96 12,-91 16,-83! 25,-81 24,-78 4,-81',
  beanie: '-16,-78 -14,-92 -2,-99 10,-95 17,-82 17,-77 2,-81 -14,-75',
  straw: '-27,-80 -14,-84 -12,-95 2,-98 13,-94 15,-84 28,-82 26,-77 2,-80 -24,-76',
} as const

function crownOf(one: Drawn): DisplayList {
  const { p, hair, hat, coat } = one
  const at = headAt(one)
  if (!hat) return p.part(shape(FRINGE, at), hair)
  return p.part(shape(ON_THE_HEAD[hat], at), hat === 'straw' ? '#dcb765' : p.tone(coat).deep)
}

/** Somebody of a crowd: known by a build, a coat and a head of hair, not by name. */
export function smallPerson(p: Painter, one: SmallPerson): DisplayList {
  const { x, y = 0, k = 1, coat, hair, to = -1, isLong = false, wide = 1, head = 1 } = one
  const drawn: Drawn = { ...one, p, y, k, to, wide, head }
  const at = { x, y, kx: k * wide, ky: k }
  const sided = { x, y, kx: to * k * wide, ky: k }
  const hem = CUTS[one.cut ?? (isLong ? 'dress' : 'coat')]
  const flare = hem === CUTS.dress ? 22 : 18
  const arms = one.arms ?? 'down'
  const [farArm, nearArm] = ARMS[arms]
  const above = headAt(drawn)
  const braid = shape('-15,-80 -20,-60 -15,-46 -7,-48 -4,-64', above)
  const back = ellipse(
    above.x - to * above.ky,
    above.y - 77 * above.ky,
    16 * above.ky,
    15.4 * above.ky,
  )
  const near = sleeve(drawn, nearArm)
  return [
    p.flat(ellipse(x + 2 * to * k, y, 21 * k * wide, 4 * k), INK, { opacity: 0.2 }),
    ...legs(drawn),
    ...sleeve(drawn, farArm),
    ...p.part(
      shape(
        `-${flare},${hem}! -15,-44 -11,-58 0,-61 11,-58 15,-44 ${flare},${hem}! 0,${hem + 3}`,
        at,
      ),
      coat,
      (tone) => [
        p.raw(mark(`4,-56 5,-42 5,${hem}`, [0.5 * k, 0.9 * k, 0.5 * k], sided), tone.deep, {
          opacity: 0.55,
        }),
        ...[-50, -40].map((dy) =>
          p.raw(ellipse(x + to * 8 * k * wide, y + dy * k, 1.3 * k, 1.3 * k), tone.high),
        ),
      ],
    ),
    ...(arms === 'chin' ? [] : near),
    ...p.part(back + (isLong ? braid : ''), hair),
    ...face(drawn),
    ...crownOf(drawn),
    p.flat(shape('-11,-59 0,-55 12,-59 11,-54 0,-51 -11,-54', at), p.tone(coat).deep),
    ...(arms === 'chin' ? near : []),
  ]
}

const LOOKING = ['down', 'chin', 'clap', 'hip', 'down', 'wave', 'chin'] as const
const QUIET = ['shut', 'open', 'shut', 'grim', 'shut', 'shut', 'laugh'] as const

/** One of those who look on. */
export const moodOf = (i: number): Pick<SmallPerson, 'arms' | 'mouth'> => ({
  arms: LOOKING[(i * 3) % LOOKING.length] ?? 'down',
  mouth: QUIET[i % QUIET.length] ?? 'shut',
})

/** Slight, broad, in between; in trousers, in a coat, in a dress. */
const BUILDS = [0.9, 1.16, 1, 0.84, 1.26, 0.94] as const
const CLOTHES = ['jacket', 'coat', 'jacket', 'dress'] as const

export const somebody = (i: number, { isChild = false } = {}) =>
  ({
    coat: COATS[(i * 3) % COATS.length] ?? COATS[0],
    skin: SKINS[(i * 5 + 1) % SKINS.length] ?? SKINS[0],
    hair: i % 4 === 3 && !isChild ? '#a8a4ab' : (HAIRS[(i * 5 + 1) % SKINS.length] ?? HAIRS[0]),
    isLong: i % 3 === 1,
    wide: BUILDS[(i * 5) % BUILDS.length] ?? 1,
    cut: i % 3 === 1 ? 'dress' : (CLOTHES[(i * 3) % CLOTHES.length] ?? 'coat'),
    hat: i % 5 === 2 ? HATS[i % HATS.length] : undefined,
  }) satisfies Partial<SmallPerson>
