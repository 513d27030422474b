import type { Shot } from '@luciole/contract/scene-brief'
import { deltaE, fromRgb } from '#core/color'
import type { Lab } from '#core/color'
import { clamp } from '#core/geometry'
import type { Box } from '#core/geometry'
import { heightToHide, isHiding } from '#compose/hideouts'
import { bodyOf, headOf } from '#compose/plan'
import { bodyHiddenBy, faceHiddenBy, isPair } from '#compose/visible'
import type { PlacedObject, Plan, Solved } from '#compose/plan'

/** RGBA rows, as rasterisers give them. */
export interface Picture {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface Figures {
  /** How far the cast stands out from what is behind: median and worst tenth of its outline. */
  contrast: number
  contrastLow: number
  /** Share of the picture the cast covers, percent. */
  coverage: number
  headsOut: number
  facesHidden: number
  /** Faces and whole figures that somebody else stands before. */
  facesBehind: number
  bodiesBehind: number
  gazesLost: number
  objectsOut: number
  /** The calmest strip, where text could lie. */
  calm: { zone: 'top' | 'bottom' | 'left' | 'right'; busy: number; spread: number }
  failures: readonly string[]
}

const COVERAGE: Record<Shot, readonly [number, number]> = {
  wide: [2, 26],
  medium: [6, 40],
  close: [12, 68],
  low: [4, 46],
  high: [4, 34],
  tiny: [0.5, 26],
}
export const CONTRAST_FLOOR = 0.12
export const CONTRAST_GOAL = 0.16

const colorAt = ({ data }: Picture, index: number): Lab =>
  fromRgb(data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0)

/** A place on the outline of the figures: the colours just inside and just outside, along its normal. */
export interface EdgePoint {
  x: number
  y: number
  inside: Lab
  outside: Lab
  contrast: number
}

export function outlineOf(picture: Picture, mask: Uint8Array): EdgePoint[] {
  const { width: w, height: h } = picture
  const reach = Math.max(4, Math.round((10 * w) / 1536))
  const near = Math.round(reach * 0.6)
  const found: EdgePoint[] = []
  for (let y = reach; y < h - reach; y += 3)
    for (let x = reach; x < w - reach; x += 3) {
      const i = y * w + x
      if (!mask[i] || (mask[i - 1] && mask[i + 1] && mask[i - w] && mask[i + w])) continue
      let [gx, gy] = [0, 0]
      for (let dy = -near; dy <= near; dy += 2)
        for (let dx = -near; dx <= near; dx += 2)
          if (mask[i + dy * w + dx]) [gx, gy] = [gx + dx, gy + dy]
      const length = Math.hypot(gx, gy) || 1
      const step = Math.round((gy / length) * reach) * w + Math.round((gx / length) * reach)
      const [inside, outside] = [colorAt(picture, i + step), colorAt(picture, i - step)]
      found.push({ x, y, inside, outside, contrast: deltaE(inside, outside) })
    }
  return found.toSorted((a, b) => a.contrast - b.contrast)
}

function calmness(picture: Picture, [x0, y0, zw, zh]: readonly [number, number, number, number]) {
  const { width: w, height: h } = picture
  const step = Math.max(2, Math.round((8 * w) / 1536))
  let [sum, squares, changes, count] = [0, 0, 0, 0]
  for (let y = Math.round(y0 * h); y < (y0 + zh) * h; y += 3)
    for (let x = Math.round(x0 * w); x < (x0 + zw) * w - step; x += 3) {
      const light = colorAt(picture, y * w + x)[0]
      changes += Math.abs(light - colorAt(picture, y * w + x + step)[0])
      sum += light
      squares += light * light
      count++
    }
  const mean = sum / Math.max(1, count)
  return {
    busy: changes / Math.max(1, count),
    spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)),
  }
}

const ZONES = {
  top: [0.05, 0.02, 0.9, 0.2],
  bottom: [0.05, 0.78, 0.9, 0.2],
  left: [0.02, 0.05, 0.24, 0.9],
  right: [0.74, 0.05, 0.24, 0.9],
} as const

/** A cheek may touch a shoulder, a leg stand behind a leg: more is lost. */
const FACE_LOST = 0.2
const BODY_LOST = 0.5

function hiddenPeople(placements: Plan['placements']) {
  const named = placements.filter(({ actor }) => !actor.extra)
  const before = (back: Solved) =>
    placements.filter((front) => front.z > back.z && !isPair(back, front))
  const count = (share: (back: Solved, front: Solved) => number, limit: number) =>
    named.filter((back) => before(back).some((front) => share(back, front) > limit)).length
  return {
    facesBehind: count(faceHiddenBy, FACE_LOST),
    bodiesBehind: count(bodyHiddenBy, BODY_LOST),
  }
}

function planFigures({ camera, placements, objects }: Plan) {
  const inside = (x: number, y: number) =>
    x >= camera.x && x <= camera.x + camera.width && y >= camera.y && y <= camera.y + camera.height
  const heads = placements.map((place) => ({ place, ...headOf(place) }))
  const headsOut = heads.filter(
    ({ place, x, y, rx, ry }) =>
      !place.actor.extra &&
      (!inside(x - rx * 0.8, y) ||
        !inside(x + rx * 0.8, y) ||
        !inside(x, y - ry * 0.92) ||
        !inside(x, y + rx * 0.9)),
  ).length
  let facesHidden = 0
  for (const [i, one] of heads.entries())
    for (const other of heads.slice(i + 1))
      if (
        !(one.place.pair && one.place.pair === other.place.pair) &&
        Math.hypot(one.x - other.x, one.y - other.y) < (one.rx + other.rx) * 0.82
      )
        facesHidden++
  return {
    headsOut,
    facesHidden,
    ...hiddenPeople(placements),
    gazesLost: placements.filter(({ gazeError }) => gazeError > 12).length,
    objectsOut: objects.filter(
      ({ object, x, y, radius }) => object.role === 'focal' && !inside(x, y - radius),
    ).length,
  }
}

/** Cut paper ends a little beyond its shape. */
const RIM = 18

/** Where the place's own bush, or a thing of the story, stands before who hides. */
function coverOf(hider: Solved, { objects }: Plan): Box {
  const thing = objects.find(({ hides }) => hides === hider.actor.id)
  if (thing) return boxAround(thing)
  const { left, right } = bodyOf(hider)
  const height = heightToHide(hider)
  const rim = RIM * hider.scale
  return {
    x: left - rim,
    y: hider.y - height,
    width: right - left + rim * 2,
    height: height + rim * 2,
  }
}

const boxAround = ({ x, y, width, height }: PlacedObject): Box => ({
  x: x - width / 2,
  y: y - height,
  width,
  height,
})

/** Of the box around a thing. */
const FILLED = 0.6

/** What the page is about beside its cast: a great ship leaves less of the picture to who looks at it. */
function aboutThings({ camera, objects }: Plan): number {
  const inside = ({ x, y, width, height }: Box) => {
    const across = Math.min(x + width, camera.x + camera.width) - Math.max(x, camera.x)
    const down = Math.min(y + height, camera.y + camera.height) - Math.max(y, camera.y)
    return Math.max(0, across) * Math.max(0, down)
  }
  const focal = objects.filter(({ object }) => object.role === 'focal').map(boxAround)
  const area = focal.reduce((sum, box) => sum + inside(box), 0) * FILLED
  return (area / (camera.width * camera.height)) * 100
}

function figuresIn({ data, width, height }: Picture): Uint8Array {
  const figures = new Uint8Array(width * height)
  for (let i = 0; i < figures.length; i++) figures[i] = (data[i * 4 + 3] as number) > 200 ? 1 : 0
  return figures
}

/** What is seen of the cast: who hides has no outline behind the bush. */
export const maskOf = ({ plan, cast }: { plan: Plan; cast: Picture }): Uint8Array =>
  withoutHidden({ plan, cast, figures: figuresIn(cast) })

function withoutHidden({
  plan,
  cast: { width, height },
  figures,
}: {
  plan: Plan
  cast: Picture
  figures: Uint8Array
}): Uint8Array {
  const { camera } = plan
  const mask = figures.slice()
  const [across, down] = [width / camera.width, height / camera.height]
  for (const hider of plan.placements.filter(isHiding)) {
    const cover = coverOf(hider, plan)
    const [from, to] = [(cover.x - camera.x) * across, (cover.x + cover.width - camera.x) * across]
    const top = Math.max(0, Math.round((cover.y - camera.y) * down))
    const end = Math.min(height, Math.round((cover.y + cover.height - camera.y) * down))
    for (let y = top; y < end; y++)
      mask.fill(
        0,
        y * width + clamp(Math.round(from), 0, width),
        y * width + clamp(Math.round(to), 0, width),
      )
  }
  return mask
}

/** Accidents that a machine can see; only a person sees ugliness. */
export function checkPicture({
  plan,
  picture,
  cast,
}: {
  plan: Plan
  picture: Picture
  cast: Picture
}): Figures {
  const figures = figuresIn(cast)
  const mask = withoutHidden({ plan, cast, figures })
  const covered = figures.reduce((sum, one) => sum + one, 0)
  const outline = outlineOf(picture, mask)
  const contrast = outline[outline.length >> 1]?.contrast ?? 1
  const contrastLow = outline[Math.floor(outline.length * 0.1)]?.contrast ?? 1
  const coverage = (covered / mask.length) * 100
  const zones = (Object.entries(ZONES) as [Figures['calm']['zone'], (typeof ZONES)['top']][]).map(
    ([zone, area]) => ({ zone, ...calmness(picture, area) }),
  )
  const calm = zones.toSorted(
    (a, b) => a.busy + a.spread * 0.3 - (b.busy + b.spread * 0.3),
  )[0] as Figures['calm']
  const own = planFigures(plan)
  const [least, most] = COVERAGE[plan.shot]
  const rules: readonly (readonly [boolean, string])[] = [
    [outline.length > 0 && contrast < CONTRAST_FLOOR, 'contrast'],
    [outline.length > 0 && contrastLow < 0.03, 'weak outline'],
    [own.headsOut > 0, 'head cropped'],
    [own.facesHidden > 0, 'face hidden'],
    [own.facesBehind > 0, 'body before a face'],
    [own.bodiesBehind > 0, 'body behind a body'],
    [own.gazesLost > 0, 'gaze lost'],
    [own.objectsOut > 0, 'object cropped'],
    [
      plan.placements.length > 0 && (coverage + aboutThings(plan) < least || coverage > most),
      'coverage',
    ],
  ]
  return {
    contrast,
    contrastLow,
    coverage,
    ...own,
    calm,
    failures: rules.filter(([failed]) => failed).map(([, name]) => name),
  }
}
