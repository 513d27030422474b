import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { createRandom } from '#core/random'
import { STAGE_HEIGHT, STAGE_WIDTH } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { bodyOf, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import type { Places } from './place-cast'

/** How tall things stand beside a six-year-old of 290. */
export type ThingSizes = ReadonlyMap<string, { height: number; width: number }>

/** What an actor holds without the brief listing it among its objects. */
export function objectsOf(brief: SceneBrief): readonly SceneObject[] {
  const held = brief.cast.flatMap((actor): SceneObject[] =>
    actor.holds &&
    !brief.objects.some(
      (object) =>
        object.thing === actor.holds &&
        (object.heldBy === actor.id || (object.heldBy === undefined && object.id === actor.holds)),
    )
      ? [{ id: `held_by_${actor.id}`, thing: actor.holds, role: 'support', heldBy: actor.id }]
      : [],
  )
  return [
    ...brief.objects.map((object) => {
      const holder = brief.cast.find((actor) => actor.holds === object.thing && !object.heldBy)
      return holder ? { ...object, heldBy: holder.id } : object
    }),
    ...held,
  ]
}

const scaleAt = (stage: Stage, y: number): number => {
  const slot = stage.slots.find(({ kind }) => kind === 'ground')
  if (!slot) return 1.3
  const [, top, , bottom] = slot.box
  const u = clamp((y - top) / Math.max(1, bottom - top), -0.4, 1.2)
  return slot.scale[0] + (slot.scale[1] - slot.scale[0]) * u
}

function spotFor(
  object: SceneObject,
  {
    stage,
    places,
    hero,
    index,
    seed,
  }: { stage: Stage; places: Places; hero: Placement | undefined; index: number; seed: string },
): { at: Point; isHanging: boolean } {
  const random = createRandom(seed, 'object', object.id)
  const slot = stage.slots.find(({ id }) => id === object.at)
  if (slot)
    return {
      at: [
        (slot.box[0] + slot.box[2]) / 2 + random.between(-30, 30),
        (slot.box[1] + slot.box[3]) / 2,
      ],
      isHanging: false,
    }
  const anchor = object.at ? stage.anchors[object.at] : undefined
  if (anchor) return { at: anchor, isHanging: anchor[1] < stage.horizon + 60 }
  const friend = places.get(object.near ?? '') ?? hero
  const ground = stage.slots.find(({ kind }) => kind === 'ground')
  if (!friend || !ground) return { at: [STAGE_WIDTH / 2, STAGE_HEIGHT - 140], isHanging: false }
  const body = bodyOf(friend)
  const side = (friend.flip ? -1 : 1) * (index % 2 ? -1 : 1)
  const reach = (body.right - body.left) * 0.5 + 60 + index * 26 + random.between(0, 40)
  const groundY = clamp(friend.y + random.between(4, 46), ground.box[1], STAGE_HEIGHT - 34)
  return {
    at: [
      clamp(friend.x + side * reach, 90, STAGE_WIDTH - 90),
      friend.slot.kind === 'perch' || friend.slot.kind === 'air' ? friend.y : groundY,
    ],
    isHanging: false,
  }
}

/** Held things follow hands; the others stand where the brief says, or beside whom they concern. */
export function placeObjects(asked: {
  brief: SceneBrief
  stage: Stage
  places: Places
  hero: string
  sizes: ThingSizes
  seed: string
}): PlacedObject[] {
  const { brief, stage, places, hero, sizes, seed } = asked
  return objectsOf(brief).flatMap((object, index): PlacedObject[] => {
    const size = sizes.get(object.id) ?? { height: 60, width: 60 }
    const holder = object.heldBy ? places.get(object.heldBy) : undefined
    if (holder) {
      const [x, y] = toWorld(holder, holder.measured.anchors.hands.far)
      return [
        {
          object,
          x,
          y,
          z: holder.z + 0.2,
          scale: holder.scale / Math.max(holder.size, 0.4),
          radius: (size.height * holder.scale) / 2,
          heldBy: holder.actor.id,
        },
      ]
    }
    const { at, isHanging } = spotFor(object, {
      stage,
      places,
      hero: places.get(hero),
      index,
      seed,
    })
    const scale = scaleAt(stage, at[1])
    const count = Math.min(object.count ?? 1, 7)
    return Array.from({ length: count }, (_, i): PlacedObject => {
      const fan = i - (count - 1) / 2
      return {
        object,
        x: at[0] + fan * size.width * scale * 0.62,
        y: at[1] + (i % 2) * 12 * scale * 0.4,
        z: isHanging ? at[1] : at[1] + 0.4 + i * 0.1,
        scale,
        radius: (Math.max(size.height, size.width) * scale) / 2,
      }
    })
  })
}
