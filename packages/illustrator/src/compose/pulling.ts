import type { ThingId } from '@luciole/contract/things'
import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, leaf, taper } from '#core/path'
import { part, relight } from '#light/part'
import type { Light } from '#light/light'
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

type Kind = 'rope' | 'strand' | 'vine' | 'ribbon'
const LOOKS: Record<Kind, { color: Lab; from: number; to: number }> = {
  rope: { color: oklch(0.74, 0.08, 75), from: 4.6, to: 4.6 },
  strand: { color: oklch(0.96, 0.015, 250), from: 17, to: 7 },
  vine: { color: oklch(0.5, 0.11, 140), from: 4, to: 3 },
  ribbon: { color: oklch(0.62, 0.18, 5), from: 8, to: 8 },
}
/** A cloud is pulled by the cloud itself, a bridge by what grows on it. */
const KINDS: Partial<Record<ThingId, Kind>> = { cloud: 'strand', bridge: 'vine', ribbon: 'ribbon' }

const kindOf = (things: readonly (ThingId | undefined)[]): Kind =>
  things.flatMap((thing) => (thing && KINDS[thing]) ?? [])[0] ?? 'rope'

const isPulling = (place: Placement) =>
  place.action === 'pull' && place.isFree && !place.pair && !place.actor.attach

const handsOf = (place: Placement): Point[] => {
  const { hands, chest } = place.measured.anchors
  const held = isDraught(place.character) ? [chest] : [hands.far, hands.near]
  return held.map((point) => toWorld(place, point))
}

/** Where hands take hold: a wrist of somebody, of anything else the side that is nearest. */
function endOn(place: Placement, from: Point): Point {
  const { hands, chest } = place.measured.anchors
  if (place.measured.isHuman) return toWorld(place, hands.far)
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
    const victim = placements.find(
      ({ actor }) => actor.id === place.actor.looksAt && actor.id !== place.actor.id,
    )
    const wanted = place.actor.looksAt ?? brief.focus
    const loose = objects.filter(({ heldBy }) => !heldBy)
    const thing =
      loose.find(({ object }) => object.id === wanted) ??
      loose.find(({ object }) => object.role === 'focal')
    const from = toWorld(place, place.measured.anchors.chest)
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
    return { kind, points: [end, ...held, ...(isTied ? [] : [tail])], pullers: inTurn, scale }
  })
}

const TURN = 8

/** Twists, or leaves, along the line. */
function marks(kind: Kind, along: readonly Point[], scale: number, tone: Lab): DisplayList {
  const [length, angle] = kind === 'rope' ? [9, -1] : [19, 1]
  return along.flatMap(([x, y], i) => {
    if (i % 2) return []
    const turn = kind === 'vine' && i % 4 ? -angle : angle
    const at = kind === 'rope' ? [x - 2.4 * scale, y + 3.8 * scale] : [x, y]
    const [left = x, top = y] = at
    return [fill(leaf({ x: left, y: top, length: length * scale, angle: turn }), tone)]
  })
}

export function drawLine({ kind, points, scale }: Line, light: Light): DisplayList {
  const { color, from, to } = LOOKS[kind]
  const along = curve(points, TURN)
  const d = taper(along, (t) => (from + (to - from) * Math.min(1, t * 1.6)) * scale)
  const drawn = part({
    light,
    d,
    color,
    details: (tone) => (kind === 'rope' ? marks(kind, along, scale, tone.deep) : []),
  })
  return [
    group([...drawn, ...(kind === 'vine' ? marks(kind, along, scale, color) : [])], {
      filter: relight(light, { core: 0.4, grain: 0.4, wobble: 1.4 }),
    }),
  ]
}
