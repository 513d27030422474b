import type { Character } from '@luciole/contract/character'
import { boundsOf } from '#creatures/bounds'
import { group } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { multiply } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'
import { isOnWheels } from '#people/wheelchair-frame'
import type { Slot, StageItem } from '#stages/stage'
import { extentOf } from './extents'
import { bodyOf, headOf, toWorld } from './plan'
import type { Obstacle, PlacedObject, Placement, Plan } from './plan'
import { isSecret } from './thing-kinds'
import { thingPoints } from './visible'
import { mittenTip } from './worn-mitten'

/** A piece of furniture before somebody's face. The rim of a nest belongs before its bird. */
function hidesFace({ z, box }: Obstacle, place: Placement): boolean {
  const { x, y, rx } = headOf(place)
  const reach = rx * 0.6
  return (
    z > place.z &&
    place.slot.z === undefined &&
    x + reach > box.x &&
    x - reach < box.x + box.width &&
    y + reach > box.y &&
    y - reach < box.y + box.height
  )
}

function crowds(yields: NonNullable<StageItem['yields']>, place: Placement): boolean {
  const { anchors } = place.measured
  const [x, y] = toWorld(place, [0, anchors.head[1] * 0.55])
  const isSlim = place.measured.isHuman && !isOnWheels(place.character)
  const half = isSlim ? 74 : anchors.box.width * 0.55
  const head = headOf(place)
  if (
    Math.hypot(yields.x - head.x, (yields.y - head.y) * 0.8) <= yields.radius * 0.8 + head.rx &&
    yields.y + yields.radius > head.y
  )
    return true
  const chin = toWorld(place, anchors.head)[1] + 60 * place.scale
  return (
    Math.abs(yields.x - x) <= half * place.scale + yields.radius &&
    yields.y >= y - 150 * place.scale &&
    (yields.y <= place.y + 30 || yields.y - yields.radius <= chin)
  )
}

type Company = Readonly<Record<string, Character>>

/** Two mice, and nobody knows which is the friend, on this page or the next; a crab on the sand, while he is in the teapot. */
const isInStory = (shown: string, { objects }: Plan, company: Company) =>
  Object.values(company).some(
    (character) => 'species' in character && character.species === shown,
  ) || objects.some(({ object }) => object.thing.includes(shown))

/** A shadow or a glow may be cut, and lie under somebody. */
const RIM = 0.14
const WIDEST_RIM = 24

/** Between it and the frame. */
const AIR = 0.012
/** As far back as this it is seen past somebody, not against them. */
const BEHIND = 90

const isIn = ([x, y]: Point, box: Box, air: number) =>
  x > box.x - air && x < box.x + box.width + air && y > box.y - air && y < box.y + box.height + air

/** Between a shell of the sea floor and whoever would seem to stand on it. */
const AGAINST = 12

/** Behind everybody, but under a foot, inside an outline or beneath a thing. */
function isAgainst(box: Box, { placements, objects }: Plan): boolean {
  const inner = {
    x: box.x + box.width * RIM,
    y: box.y + box.height * RIM,
    width: box.width * (1 - 2 * RIM),
    height: box.height * (1 - RIM),
  }
  const onBody = placements.some((place) =>
    [...place.measured.spread, place.measured.anchors.feet].some((point) =>
      isIn(toWorld(place, point), inner, AGAINST),
    ),
  )
  return (
    onBody ||
    objects.some((thing) => {
      const { left, right, top, bottom } = extentOf(thing)
      const isBeside =
        left > inner.x + inner.width ||
        right < inner.x ||
        top > inner.y + inner.height ||
        bottom < inner.y
      return !isBeside && !isSecret(thing.object)
    })
  )
}

/** A crab there would give the mitten eyes and claws. */
const BELOW_MITTEN = 46
function isUnderMitten(box: Box, place: Placement): boolean {
  if (place.actor.wears !== 'mitten' || place.measured.isHuman) return false
  return isIn(toWorld(place, mittenTip(place.measured.anchors)), box, BELOW_MITTEN)
}

/** What need not be there is seen whole, and in nobody's way. */
function isBroken({ box, z, isBack, isEdge }: StageItem & Obstacle, plan: Plan): boolean {
  const { camera, placements } = plan
  const left = box.x + box.width * RIM
  const right = box.x + box.width * (1 - RIM)
  const top = box.y + box.height * RIM
  const bottom = box.y + box.height * (1 - RIM)
  const edge = camera.width * AIR
  const isOut =
    box.x + box.width < camera.x ||
    box.x > camera.x + camera.width ||
    box.y + box.height < camera.y ||
    box.y > camera.y + camera.height
  if (isOut) return false
  if (isBack && isAgainst(box, plan)) return true
  const isCut =
    left < camera.x + edge ||
    right > camera.x + camera.width - edge ||
    top < camera.y + edge ||
    bottom > camera.y + camera.height - edge
  if (isBack) return isCut && !isEdge
  return (
    isCut ||
    placements.some((place) => isUnderMitten(box, place)) ||
    placements.some((place) => {
      const body = bodyOf(place)
      const inset = (body.right - body.left) * RIM
      // What is before somebody small may be as wide as a car: its rim is no wider for that.
      const rim = z > place.z ? Math.min(box.width * RIM, WIDEST_RIM) : box.width * RIM
      return (
        z > place.z - BEHIND &&
        box.x + rim < body.right - inset &&
        box.x + box.width - rim > body.left + inset &&
        top < body.bottom &&
        bottom > body.top
      )
    })
  )
}

/** An armchair before the door that the page is about. */
function hidesThing({ z, box }: Obstacle, thing: PlacedObject): boolean {
  if (isSecret(thing.object) || thing.z >= z) return false
  const { left, right, top, bottom } = extentOf(thing)
  const across = Math.min(right, box.x + box.width) - Math.max(left, box.x)
  const down = Math.min(bottom, box.y + box.height) - Math.max(top, box.y)
  const area = (right - left) * (bottom - top)
  return across > 0 && down > 0 && across * down > MOST_HIDDEN * area
}
const MOST_HIDDEN = 0.25
/** On a set piece, or in it. */
const isOf = ({ kind, z }: Slot) => kind === 'seat' || z !== undefined

/** Set pieces step aside where somebody stands, and where the story has a thing of its own. */
export function withoutCrowding(
  items: readonly (StageItem & Obstacle)[],
  { plan, company }: { plan: Plan; company: Company },
): readonly StageItem[] {
  const things = plan.objects.filter(({ heldBy, isHanging }) => !heldBy && !isHanging)
  const isRoom = plan.stage.kind === 'indoors' && plan.placements.every(({ slot }) => !isOf(slot))
  return items.filter((item) => {
    const { yields } = item
    if (item.covers) return plan.placements.some(({ slot }) => slot.id === item.covers)
    if (item.shows && isInStory(item.shows, plan, company)) return false
    if (!yields)
      return !(
        plan.placements.some((place) => hidesFace(item, place)) ||
        (isRoom && things.some((thing) => hidesThing(item, thing)))
      )
    if (item.isBack) return !isBroken(item, plan)
    return !(
      isBroken(item, plan) ||
      plan.placements.some((place) => crowds(yields, place)) ||
      things.some(
        ({ x, y, radius }) =>
          Math.hypot(yields.x - x, yields.y - y + radius) <= radius + yields.radius,
      )
    )
  })
}

/** Between a leaf before the camera and a boot. */
const LEAF_AIR = 6

/** All over who is there, and where a foot or a hand ends. */
function outermost(place: Placement): Point[] {
  const { anchors, spread } = place.measured
  const { hands, feet, head, box } = anchors
  const sole = box.y + box.height - 4
  return [
    ...spread,
    hands.far,
    hands.near,
    feet,
    head,
    [feet[0] - 26, sole],
    [feet[0] + 26, sole],
  ].map((point) => toWorld(place, point as Point))
}

/** A blurred leaf is where it is. */
function sharpBox(node: DisplayNode, transform: Matrix): Box {
  if (node.kind !== 'path' || !node.blur) return boundsOf([group([node], { transform })])
  const { blur: _blur, ...sharp } = node
  return boundsOf([group([sharp], { transform })])
}

/** Leaves before the camera leave the corner where somebody or a thing of the story is. */
export function clearFrame(front: DisplayList, plan: Plan, frame: Matrix): DisplayList {
  const kept = [
    ...plan.placements.flatMap(outermost),
    ...plan.objects
      .filter(({ object }) => !isSecret(object))
      .flatMap((thing) => thingPoints(thing)),
  ]
  const isClear = (box: Box) =>
    box.width > plan.camera.width * 0.6 || !kept.some((point) => isIn(point, box, LEAF_AIR))
  const cleared = (node: DisplayNode, seenAs: Matrix): DisplayNode[] => {
    const box = sharpBox(node, seenAs)
    // A row of kelp: each stalk leaves by itself.
    if (node.kind === 'group' && !node.clip && box.width > plan.camera.width * 0.6) {
      const inside = node.transform ? multiply(seenAs, node.transform) : seenAs
      return [{ ...node, children: node.children.flatMap((one) => cleared(one, inside)) }]
    }
    return isClear(box) ? [node] : []
  }
  return front.flatMap((node) => cleared(node, frame))
}
