import type { LocationId } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { DisplayList } from '#core/display-list'
import { isOnWheels } from '#people/wheelchair-frame'
import { bush } from '#stages/kit/bushes'
import { foliage } from '#stages/kit/foliage'
import { cabinet } from '#stages/kit/furniture'
import { rock } from '#stages/kit/mountains'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { bodyOf, toWorld } from './plan'
import type { PlacedObject, Placement, Plan } from './plan'

/** What one can be behind. */
const HIDEOUTS: ReadonlySet<ThingId> = new Set<ThingId>([
  ...(['wheelbarrow', 'stone', 'table', 'treasure_chest', 'bench', 'flower_pot'] as const),
  ...([
    'wardrobe',
    'box',
    'cardboard_box',
    'suitcase',
    'tent',
    'snowman',
    'soup_pot',
    'cake_egg',
  ] as const),
  ...([
    'sandcastle',
    'teapot',
    'basket',
    'bed',
    'chair',
    'backpack',
    'hay_bale',
    'coat_row',
  ] as const),
])

/** Who is a bush, or a box, is hidden. */
const DISGUISES: ReadonlySet<string> = new Set(['leaves', 'carton', 'seaweed'])

export const isHiding = ({ action, actor, pair }: Placement) =>
  action === 'hide' && !pair && !actor.attach && !actor.extra && !DISGUISES.has(actor.wears ?? '')

/** From the ground to just under the mouth: a face looks over what hides it. */
export const heightToHide = (place: Placement) => {
  const { mouth, headRadius } = place.measured.anchors
  return place.y - toWorld(place, [mouth[0], mouth[1] + headRadius * 0.34])[1]
}

/** What is before a wheelchair, not between us and it. */
function ahead(hider: Placement, width: number): number {
  const { x, width: wide } = hider.measured.anchors.box
  return toWorld(hider, [x + wide, 0])[0] + ((hider.flip ? -1 : 1) * width) / 2
}

/** The thing of the story that somebody hides behind, before them. */
export function hideBehind(
  thing: PlacedObject,
  places: ReadonlyMap<string, Placement>,
): PlacedObject {
  const { object, heldBy } = thing
  const hider = [...places.values()].find(isHiding)
  const isAnothers = object.near !== undefined && object.near !== hider?.actor.id
  if (!hider || heldBy || object.at || isAnothers || !HIDEOUTS.has(object.thing)) return thing
  const high = heightToHide(hider)
  const grow = Math.min(1.5, Math.max(1, high / thing.height))
  const [width, height] = [thing.width * grow, thing.height * grow]
  // What is taller than who hides is looked round, not over.
  const isTall = height > high * 1.15
  const { head, headRadius } = hider.measured.anchors
  const { left, right } = bodyOf(hider)
  const edge = toWorld(hider, [head[0] - headRadius * 0.7, 0])[0]
  const x = isOnWheels(hider.character)
    ? ahead(hider, width)
    : isTall
      ? edge - ((hider.flip ? -1 : 1) * width) / 2
      : (left + right) / 2
  return {
    ...thing,
    x,
    y: hider.y + 6,
    z: hider.z + 0.35,
    scale: thing.scale * grow,
    radius: thing.radius * grow,
    width,
    height,
    hides: hider.actor.id,
  }
}

const ROCKY: ReadonlySet<LocationId> = new Set<LocationId>([
  ...(['desert', 'beach', 'mountain_path', 'cave_mouth', 'crystal_cave', 'snow_hill'] as const),
  ...(['stream', 'dragon_hill'] as const),
])
const PAVED: ReadonlySet<LocationId> = new Set<LocationId>([
  ...(['street', 'rooftop', 'harbour', 'ship_deck', 'castle_gate', 'village_market'] as const),
  ...(['school_yard', 'alien_market', 'tree_top'] as const),
])

interface Spot {
  x: number
  y: number
  w: number
  h: number
  name: string
}

/** Leaves in a wooden tub: where nothing grows from the floor. */
const planter = (scene: Scene, { x, y, w, h, name }: Spot): DisplayList => [
  ...foliage(scene, {
    x,
    y: y - h * 0.66,
    rx: w * 0.98,
    ry: h * 0.4,
    color: scene.env.leaf,
    name,
    leaf: 16,
  }),
  ...cabinet(scene, { x, y, w: w * 1.5, h: h * 0.46, drawers: 0 }),
]

/** Who hides where the story has nothing to be behind finds what the place has: a bush, a rock, a tub. */
export function hideouts(plan: Plan, scene: Scene): StageItem[] {
  const { id, kind } = plan.stage
  return plan.placements
    .filter(
      (place) => isHiding(place) && !plan.objects.some(({ hides }) => hides === place.actor.id),
    )
    .map((place) => {
      const { box } = place.measured.anchors
      const h = heightToHide(place)
      const w = Math.max(h * 0.55, box.width * place.scale * 0.42)
      const x = isOnWheels(place.character) ? ahead(place, w * 1.8) : place.x
      const spot: Spot = { x, y: place.y + 8, w, h, name: `hideout ${place.actor.id}` }
      const list =
        kind === 'water' || kind === 'space' || ROCKY.has(id)
          ? rock(scene, spot)
          : kind === 'outdoors' && !PAVED.has(id)
            ? bush(scene, { ...spot, h: h * 0.92 })
            : planter(scene, spot)
      return { z: place.z + 0.3, list }
    })
}
