import { adjust } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Light } from '#light/light'
import { contactShadow, glow } from '#light/part'
import { tuft } from '#stages/kit/foliage'
import { isGrassy } from '#stages/scene'
import type { Scene } from '#stages/scene'
import type { Stage, StageItem } from '#stages/stage'
import { bodyOf, headOf } from './plan'
import type { PlacedObject, Placement, Plan, Solved } from './plan'

export function haloOf(place: Solved, scene: Scene, strength: number): DisplayList {
  const { env } = scene
  const head = headOf(place)
  const body = bodyOf(place)
  const k = (env.dark ? 0.3 : 0.24) * strength
  const airy = adjust(env.haze, env.dark ? 0.1 : 0.07)
  return [
    glow({
      x: head.x,
      y: head.y + head.rx * 0.5,
      radius: head.rx * 3,
      ry: head.rx * 3,
      color: airy,
      strength: k * 1.5,
    }),
    glow({
      x: (body.left + body.right) / 2,
      y: (body.top + body.bottom) / 2,
      radius: (body.bottom - body.top) * 0.62,
      ry: (body.bottom - body.top) * 0.7,
      color: airy,
      strength: k,
    }),
  ]
}

const stands = (place: Placement) =>
  place.slot.kind === 'ground' ||
  place.slot.kind === 'small' ||
  place.slot.kind === 'perch' ||
  place.slot.kind === 'seat'

const DANGLING = 12
const isOnWall = ({ character }: Placement) =>
  character.kind === 'living_thing' && character.thing === 'wall_clock'

/** The sun is behind: what stands in it has a long shadow towards us, away from the sun. */
const castShadow = (spot: Parameters<typeof contactShadow>[0], { x }: Light) =>
  contactShadow({
    ...spot,
    x: spot.x - Math.sign(x) * spot.rx * 0.75,
    y: spot.y + spot.rx * 0.12,
    rx: spot.rx * 1.5,
    ry: spot.rx * 0.25,
    strength: 0.36,
  })

/** Where the sun comes through to, under everybody: lighter and warmer than the rest of the ground. */
export function sunPool({ placements, stage, camera }: Plan, { env }: Scene): DisplayList {
  const feet = placements.filter(stands)
  if (stage.kind !== 'outdoors' || env.dark || env.orb?.kind !== 'sun' || !feet.length) return []
  const x = feet.reduce((sum, place) => sum + place.x, 0) / feet.length
  const y = Math.max(...feet.map((place) => place.y))
  const radius = camera.width * 0.46
  return [
    {
      ...glow({ x, y, radius, ry: radius * 0.22, color: env.glow, strength: 0.42 }),
      blend: 'screen',
    },
  ]
}

export function shadowOf(
  place: Solved,
  { scene, light, stage }: { scene: Scene; light: Light; stage: Stage },
): DisplayList {
  if ((place.base && !place.footing?.isFlat) || isOnWall(place)) return []
  const { env } = scene
  const body = bodyOf(place)
  // Legs that hang from a bough stand on nothing.
  if (place.slot.kind === 'perch' && place.y > place.slot.box[3] + DANGLING) return []
  const isUp = !stands(place)
  const rx = (body.right - body.left) * (isUp ? 0.24 : place.measured.isHuman ? 0.42 : 0.46)
  const y = isUp ? Math.min(1080, body.bottom + 170) : place.y + 3
  if (isUp && y < stage.horizon) return []
  const spot = {
    x: (body.left + body.right) / 2 - light.x * 14 * place.scale,
    y,
    rx,
    ry: rx * 0.17,
    color: adjust(scene.shade, -0.1),
    strength: isUp ? 0.28 : env.dark ? 0.7 : 0.52,
  }
  const isInSun =
    !isUp && place.slot.kind !== 'perch' && stage.kind === 'outdoors' && env.orb?.kind === 'sun'
  return [...(isInSun ? [castShadow(spot, light)] : []), contactShadow(spot)]
}

/** Grass over the shoes: nobody is pasted on. */
export function feetInGrass(plan: Plan, place: Solved, scene: Scene): StageItem[] {
  if (
    !isGrassy(plan.stage) ||
    place.slot.kind === 'perch' ||
    place.slot.kind === 'air' ||
    place.slot.kind === 'climb' ||
    place.base
  )
    return []
  const random = scene.random('feet', place.actor.id)
  const d = [0, 1, 2, 3]
    .map(() =>
      tuft(random, {
        x: place.x + random.between(-60, 62) * place.scale,
        y: place.y + random.between(4, 14),
        height: random.between(13, 25) * place.scale,
      }),
    )
    .join('')
  return [{ z: place.z + 12, list: [grassOf(d, place.y, scene)] }]
}

/** Grass over the near edge of a puddle or a print: a hollow, not a coin. */
export function rimInGrass(object: PlacedObject, stage: Stage, scene: Scene): DisplayList {
  if (!isGrassy(stage)) return []
  const { x, y, width, height, scale } = object
  const random = scene.random('rim', object.object.id)
  const half = width * 0.47
  const blades = Array.from({ length: Math.round(width / 17) }, () => {
    const u = random.between(-1, 1)
    return tuft(random, {
      x: x + u * half,
      y: y + 5 - height * 0.42 * u * u + random.between(-3, 5),
      height: random.between(13, 24) * scale,
    })
  }).join('')
  return [grassOf(blades, y, scene)]
}

export const grassOf = (d: string, y: number, scene: Scene) =>
  fill(
    d,
    linear(
      [0, y - 30],
      [0, y + 14],
      [
        { at: 0, color: scene.env.grass[0] },
        { at: 1, color: scene.env.grass[1] },
      ],
      'user',
    ),
  )
