import type { ThingId } from '@luciole/contract/things'
import { adjust } from '#core/color'
import type { Lab } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Anchors, PairableFigure } from '#core/figure'
import { multiply, placement, rotate, scale, transformPoint, translate } from '#core/geometry'
import type { Point } from '#core/geometry'
import { bend, ellipse } from '#core/path'
import { lightInside } from '#light/light'
import { relight } from '#light/part'
import { drawThing } from '#things/draw-thing'
import { createPainter, ink, ribbon } from '#things/painter'
import { artOf } from '#things/thing-list'
import { boundsOf } from './bounds'
import { clothRound } from './cloth-round'
import type { CreatureRequest } from './draw-creature'
import { EXPRESSIONS } from './expressions'
import { cheeks, tears } from './face'
import { eyes } from './eyes'
import { mouth } from './mouth'
import type { HeadScene } from './face'
import type { Palette } from './palette'
import { step } from './rigs/limbs'
import { edgeOf, silhouetteOf } from './silhouette'

const SKIN = ink('#c9a27c')
const PALETTE: Palette = {
  coat: SKIN,
  belly: SKIN,
  detail: SKIN,
  dark: SKIN,
  eye: ink('#6a4326'),
  nose: SKIN,
  inner: SKIN,
  line: ink('#2b1d22'),
}
type Reach = readonly [number, number] | { hand: Point; elbow: Point }
type Arms = readonly [near: readonly [number, number], far: readonly [number, number]]
const ARMS: Partial<Record<NonNullable<CreatureRequest['pose']>, Arms>> = {
  wave: [
    [-40, -8],
    [96, 150],
  ],
  cheer: [
    [-104, -146],
    [104, 146],
  ],
  jump: [
    [-104, -146],
    [104, 146],
  ],
  dance: [
    [-96, -140],
    [70, 116],
  ],
  hold: [
    [-4, 70],
    [40, 92],
  ],
  offer: [
    [-36, -4],
    [66, 94],
  ],
  point: [
    [-36, -4],
    [92, 96],
  ],
  reach: [
    [-36, -4],
    [122, 140],
  ],
}
const GLOVE = '#fbf3e2'
/** Lamps that are alive shine when they are well, and so do the windows of a school. */
const LAMPS: ReadonlySet<string> = new Set<ThingId>([
  'street_lamp',
  'lantern',
  'candle',
  'torch',
  'school_house',
])
const DIM: ReadonlySet<string> = new Set<NonNullable<CreatureRequest['feeling']>>([
  'sad',
  'crying',
  'worried',
  'scared',
  'shy',
  'thinking',
  'sleepy',
  'asleep',
])
/** What has legs of its own folds them under it: drawn in its state `full`. */
const KNEELERS: ReadonlySet<string> = new Set<ThingId>(['school_house'])
const DOWN: ReadonlySet<string> = new Set<NonNullable<CreatureRequest['pose']>>([
  'sit',
  'lie',
  'sleep',
])
const REST: Arms = [
  [-38, -8],
  [38, 10],
]
/** A thing that is alive stands between a cat and a child, whatever its natural size. */
const ALIVE_HEIGHT = 150

/** What most of the thing is made of: its eyelids are of the same. */
function largestColor(list: DisplayList): Lab | undefined {
  let best: { area: number; color: Lab } | undefined
  const visit = (nodes: DisplayList) => {
    for (const node of nodes) {
      if (node.kind === 'group') {
        if (!node.clip && !node.blend) visit(node.children)
        continue
      }
      const paint = node.fill
      if (!paint || !('kind' in paint)) continue
      const { width, height } = boundsOf([node])
      const stop = paint.stops[1] ?? paint.stops[0]
      if (stop && (!best || width * height > best.area))
        best = { area: width * height, color: stop.color }
    }
  }
  visit(list)
  return best?.color
}

/** Any thing with a face, and thin arms when it has something to do. */
export function drawLivingThing(request: CreatureRequest & { thing: ThingId }): PairableFigure {
  const {
    creature,
    thing,
    pose: asked = 'stand',
    view = 'three_quarter',
    facing = 'right',
    seed = 7,
  } = request
  const pose = asked === 'call' ? 'cheer' : asked
  const flip = facing === 'left'
  const light = lightInside(request.light, { flip })
  const art = artOf(thing)
  const drawn = drawThing({
    thing,
    scale: 'hero',
    light,
    seed,
    alive: true,
    ...(LAMPS.has(thing) && DIM.has(request.feeling ?? 'happy') ? { state: 'empty' } : {}),
    ...(KNEELERS.has(thing) && DOWN.has(pose) ? { state: 'full' } : {}),
  })
  const { box } = drawn.anchors
  const height = Math.min(art.hero, ALIVE_HEIGHT + art.hero * 0.3)
  const fit = (height / Math.max(40, art.hero)) * creature.scale
  const lift = pose === 'jump' || pose === 'fly' ? -30 : 0
  const world = multiply(placement({ x: 0, y: lift, scale: fit, flip }), scale(1))
  const skin = adjust(largestColor(drawn.list) ?? SKIN, -0.03)
  const look = EXPRESSIONS[request.feeling ?? 'happy']
  const p = createPainter(light)
  const unit = art.hero / 100
  const [, , fk] = art.face ?? [0, -50, 0.34]
  const [fx, fy] = drawn.anchors.face.map((value) => value / unit) as [number, number]
  const given = request.gaze ?? [0.3, 0]
  const scene: HeadScene = {
    p,
    c: PALETTE,
    look,
    turn: view === 'front' ? 0.05 : 0.24,
    gaze: [flip ? -given[0] : given[0], given[1]],
    plush: false,
    back: view === 'back',
    lifted: false,
    marks: 'none',
    seed,
  }
  const face: DisplayList = [
    ...cheeks(scene, { apart: 36, y: 18, rx: 13 }),
    ...eyes(scene, {
      apart: 22,
      y: -4,
      rx: 12,
      ry: 14.5,
      style: 'ringed',
      lid: skin,
      browAt: 24,
      browWidth: 11,
      browColor: p.lit('#4a3038'),
    }),
    ...mouth(scene, { x: scene.turn * 14, y: 22, w: 15, style: 'line' }),
    ...tears(scene, { apart: 23, y: 10 }),
  ]
  const faceAt = multiply(
    scale(unit),
    multiply(translate(fx, fy), multiply(rotate(look.tilt * 0.6), scale(fk))),
  )
  const [near, far] = ARMS[pose] ?? REST
  const reach = Math.max(26, fk * 58) * unit
  const armY = (fy + fk * 10) * unit
  const trunk = silhouetteOf(drawn.list, box)
  /** Where its outline ends beside the face; a comet's arm is not at the end of its tail. */
  const shoulder = (side: -1 | 1): Point => {
    const out = Math.abs(edgeOf(trunk, { x: fx * unit, y: armY, side })[0] - fx * unit)
    return [fx * unit + side * Math.min(out * 0.97, fk * 116 * unit), armY]
  }
  const limb = (from: Point, to: Reach) => {
    const elbow = 'hand' in to ? to.elbow : step(from, to[0], reach * 0.5)
    const hand = 'hand' in to ? to.hand : step(elbow, to[1], reach * 0.5)
    const width = Math.max(2.6, reach * 0.07)
    return {
      hand,
      list: [
        ...p.part(
          ribbon(bend({ start: from, joint: elbow, end: hand }), [width, width * 0.9, width], {
            start: 'flat',
          }),
          adjust(skin, -0.14),
        ),
        ...p.part(ellipse(hand[0], hand[1], width * 2.3, width * 2.3), GLOVE),
      ],
    }
  }
  const shoulders = { near: shoulder(-1), far: shoulder(1) }
  const isHushing = !art.hands && pose === 'cheer' && DIM.has(request.feeling ?? 'happy')
  const lips: Point = [(fx + scene.turn * 14 * fk) * unit, (fy + fk * 20) * unit]
  const fist: Point = [lips[0] + 1.5 * unit * fk, lips[1] + 26 * unit * fk]
  const own = (end: Point) => ({ hand: [end[0] * unit, end[1] * unit] as Point, list: [] })
  const nearArm = art.hands ? own(art.hands[0]) : limb(shoulders.near, isHushing ? REST[0] : near)
  const hush: Reach = {
    hand: fist,
    elbow: [(fist[0] + shoulders.far[0]) / 2, fist[1] + reach * 0.28],
  }
  const farArm = art.hands ? own(art.hands[1]) : limb(shoulders.far, isHushing ? hush : far)
  const layer = (list: DisplayList) => group(list, { transform: world })
  const cloth = clothRound({
    creature,
    wears: request.wears,
    p,
    trunk,
    face: [fx * unit, fy * unit],
    k: fk * unit,
    back: view === 'back',
  })
  // Both come from behind it, alike; only a finger at the lips is before the face.
  const core = [
    layer(asPaint([...nearArm.list, ...(isHushing ? [] : farArm.list)], light)),
    layer(drawn.list),
    ...(cloth.length ? [layer(asPaint(cloth, light))] : []),
  ]
  const finger = () => p.part(ribbon([fist, lips], [2.6 * fk * unit, 2.2 * fk * unit]), GLOVE)
  const before = isHushing ? [layer(asPaint([...farArm.list, ...finger()], light))] : []
  const head = view === 'back' ? [] : [layer([group(face, { transform: faceAt })]), ...before]
  const place = (point: Point) => transformPoint(world, point)
  const top = place([0, box.y])
  const bottom = place([0, box.y + box.height])
  const hands = { near: place(nearArm.hand), far: place(farArm.hand) }
  const corners = [
    place([box.x, box.y]),
    place([box.x + box.width, box.y + box.height]),
    hands.near,
    hands.far,
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const whole = {
    x: Math.min(...xs) - 8,
    y: Math.min(...ys) - 8,
    width: Math.max(...xs) - Math.min(...xs) + 16,
    height: Math.max(...ys) - Math.min(...ys) + 16,
  }
  const at = place([fx * unit, fy * unit])
  const anchors: Anchors = {
    head: at,
    headRadius: fk * 60 * unit * fit,
    eye: place([fx * unit, (fy - fk * 4) * unit]),
    mouth: place([fx * unit, (fy + fk * 22) * unit]),
    ear: place([shoulders.near[0], fy * unit]),
    hands,
    shoulders: { near: place(shoulders.near), far: place(shoulders.far) },
    chest: at,
    pocket: at,
    back: top,
    top,
    feet: [0, Math.min(0, bottom[1])],
    box: whole,
  }
  return { list: [...core, ...head], anchors, layers: { core, head, nearArm: [] } }
}

const asPaint = (list: DisplayList, light: CreatureRequest['light']): DisplayList => [
  group(list, { filter: relight(light, { grain: 0.5, wobble: 1.6 }) }),
]
