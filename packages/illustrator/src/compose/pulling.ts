import type { ThingId } from '@luciole/contract/things'
import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { lerpPoint } from '#core/geometry'
import type { Point } from '#core/geometry'
import { curve, ellipse, leaf, taper } from '#core/path'
import { part, relight } from '#light/part'
import type { Light, Tones } from '#light/light'
import { bodyOf, toWorld } from './plan'
import type { PlacedObject, Placement, Plan } from './plan'
import { isDraught } from './staging'

/** What goes from hands to what they pull. */
interface Line {
  kind: Kind
  /** From what is pulled, through every hand, to the loose end. */
  points: readonly Point[]
  pullers: readonly Placement[]
  scale: number
}

type Kind = 'rope' | 'strand' | 'vine' | 'ribbon' | 'string'
const LOOKS: Record<Kind, { color: Lab; from: number; to: number }> = {
  rope: { color: oklch(0.72, 0.095, 72), from: 4.8, to: 4.8 },
  strand: { color: oklch(0.96, 0.015, 250), from: 21, to: 9 },
  vine: { color: oklch(0.5, 0.11, 140), from: 4, to: 3 },
  ribbon: { color: oklch(0.62, 0.18, 5), from: 8, to: 8 },
  string: { color: oklch(0.6, 0.15, 25), from: 2, to: 2 },
}
/** A cloud is pulled by the cloud itself, a bridge by what grows on it, flags by their string. */
const KINDS: Partial<Record<ThingId, Kind>> = {
  cloud: 'strand',
  bridge: 'vine',
  ribbon: 'ribbon',
  bunting: 'string',
}

const kindOf = (things: readonly (ThingId | undefined)[]): Kind =>
  things.flatMap((thing) => (thing && KINDS[thing]) ?? [])[0] ?? 'rope'

const isPulling = (place: Placement) =>
  place.action === 'pull' && place.isFree && !place.pair && !place.actor.attach

const handsOf = (place: Placement): Point[] => {
  const { hands, chest } = place.measured.anchors
  const held = isDraught(place.character) ? [chest] : [hands.far, hands.near]
  return held.map((point) => toWorld(place, point))
}

/** Where hands take hold: a wrist of somebody, of who pulls already, and of anything else, the side that is nearest. */
function endOn(place: Placement, from: Point): Point {
  const { hands, chest } = place.measured.anchors
  if (place.measured.isHuman && place.action !== 'pull') return toWorld(place, hands.far)
  const { left, right } = bodyOf(place)
  const edge = from[0] < place.x ? left : right
  return [edge + (place.x - edge) * 0.3, toWorld(place, chest)[1]]
}

const endAt = ({ x, y, width, height }: PlacedObject, from: Point): Point => [
  x + Math.sign(from[0] - x) * width * 0.3,
  y - height * 0.55,
]

/** Everybody who pulls has a line in hand: one for all who pull at one end from one side. */
export function linesOf({ placements, objects, brief }: Plan): Line[] {
  const lines = new Map<string, { kind: Kind; end: Point; pullers: Placement[] }>()
  for (const place of placements.filter(isPulling)) {
    const others = placements.filter(({ actor }) => actor.id !== place.actor.id)
    const wanted = place.actor.looksAt ?? brief.focus
    const loose = objects.filter(({ heldBy }) => !heldBy)
    const named = others.find(({ actor }) => actor.id === place.actor.looksAt)
    const thing =
      loose.find(({ object }) => object.id === wanted) ??
      loose.find(({ object }) => object.role === 'focal')
    const from = toWorld(place, place.measured.anchors.chest)
    const [closest] = others
      .filter(({ action, pair }) => !pair && action !== 'lie' && action !== 'sleep')
      .toSorted((a, b) => Math.abs(a.x - place.x) - Math.abs(b.x - place.x))
    const victim = named ?? (thing ? undefined : closest)
    const end = victim ? endOn(victim, from) : thing && endAt(thing, from)
    if (!end) continue
    const key = `${victim?.actor.id ?? thing?.object.id} ${Math.sign(end[0] - from[0])}`
    const character = victim?.character
    const living = character?.kind === 'living_thing' ? character.thing : undefined
    const kind = kindOf([living, ...objects.map(({ object }) => object.thing)])
    const line = lines.get(key) ?? { kind, end, pullers: [] }
    line.pullers.push(place)
    lines.set(key, line)
  }
  return [...lines.values()].map(({ kind, end, pullers }): Line => {
    const away = (place: Placement) => Math.abs(place.x - end[0])
    const inTurn = pullers.toSorted((a, b) => away(a) - away(b))
    const held = inTurn
      .flatMap(handsOf)
      .toSorted((a, b) => Math.abs(a[0] - end[0]) - Math.abs(b[0] - end[0]))
    const last = held.at(-1) ?? end
    const scale = inTurn[0]?.scale ?? 1
    const tail: Point = [last[0] + Math.sign(last[0] - end[0]) * 22 * scale, last[1] + 40 * scale]
    const isTied = inTurn.some(({ character }) => isDraught(character))
    const isHeldAtItsEnd = isTied || kind === 'strand'
    return {
      kind,
      points: [end, ...held, ...(isHeldAtItsEnd ? [] : [tail])],
      pullers: inTurn,
      scale,
    }
  })
}

/** The ribbon that is pulled does not lie beside itself. */
export const isInLine = ({ object }: PlacedObject, lines: readonly Line[]) =>
  lines.some(({ kind }) => kind === 'ribbon') && object.thing === 'ribbon'

/** Units between two strands of a rope, two leaves of a vine. */
const STEPS = { rope: 6.5, vine: 9, strand: 0, ribbon: 0, string: 0 } as const

/** Twists, or leaves, along the line. */
function marks({ kind, points, scale }: Line, tone: Lab): DisplayList {
  const step = STEPS[kind] * scale
  if (!step) return []
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const [count, along] = [Math.floor(Math.hypot(dx, dy) / step), Math.atan2(dy, dx)]
    return Array.from({ length: count }, (_, k) => {
      const [x, y] = lerpPoint(from, to, k / count)
      if (kind === 'vine')
        return fill(leaf({ x, y, length: 19 * scale, angle: along + (k % 2 ? 1 : -1) }), tone)
      const angle = along + 0.75
      const [half, length] = [7 * scale, 14 * scale]
      const start = { x: x - Math.cos(angle) * half, y: y - Math.sin(angle) * half }
      return fill(leaf({ ...start, length, angle, width: 0.16 }), tone, { opacity: 0.55 })
    })
  })
}

const SAMPLES = 8

/** A cloud drawn out is cloud: puff after puff, smaller towards the hands. */
function puffs({ points, scale }: Line): string {
  const { from, to } = LOOKS.strand
  const along = curve(points, 6 * SAMPLES)
  const wanted: string[] = []
  let since = Number.POSITIVE_INFINITY
  let isLarge = true
  for (const [i, [x, y]] of along.entries()) {
    const before = along[i - 1] ?? [x, y]
    since += Math.hypot(x - before[0], y - before[1])
    const radius = (from + (to - from) * (i / along.length)) * scale * (isLarge ? 1.15 : 0.8)
    if (since < radius * 0.9) continue
    since = 0
    isLarge = !isLarge
    wanted.push(ellipse(x, y, radius, radius * 0.9))
  }
  return wanted.join('')
}

export function drawLine(line: Line, light: Light): DisplayList {
  const { kind, points, scale } = line
  const { color, from, to } = LOOKS[kind]
  const width = (t: number) => (from + (to - from) * Math.min(1, t * 1.6)) * scale
  const details = (tone: Tones) => (kind === 'rope' ? marks(line, tone.deep) : [])
  const d = kind === 'strand' ? puffs(line) : taper(curve(points, SAMPLES), width)
  const leaves = kind === 'vine' ? marks(line, color) : []
  return [
    group([...part({ light, d, color, details }), ...leaves], {
      filter: relight(light, { core: 0.4, grain: 0.4, wobble: 1 }),
    }),
  ]
}
