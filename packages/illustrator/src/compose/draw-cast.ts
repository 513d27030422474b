import type { SceneObject } from '@luciole/contract/scene-brief'
import { mix, oklch } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { gilded, lightInside } from '#light/light'
import type { Light } from '#light/light'
import { glow } from '#light/part'
import { isGrassy, isSoft } from '#stages/scene'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { drawAuras } from './aura'
import type { Aura } from './aura'
import { drawHeld, drawRider, placed } from './carried'
import { worldUnder } from './far-off-world'
import { perform, performanceOf } from './figure'
import type { PerformedFigure } from './figure'
import { feetInGrass, rimInGrass, haloOf, shadowOf, sunPool } from './grounding'
import { drawPairOf } from './pair-figure'
import { armsHeld } from './many-hands'
import type { PlacedObject, Placement, Plan, Solved } from './plan'
import { hideouts } from './hideouts'
import { chairsLeft } from './left-chair'
import { drawLine, isInLine, linesOf } from './pulling'
import {
  afloat,
  grassBefore,
  isAfloat,
  isStuck,
  shadowsUnder,
  stringOf,
  sunkIn,
} from './thing-grounding'
import { HUNG, isFlat, isMark, isSheet, isSunk } from './thing-kinds'
import { rocketFire } from './rocket-pot'
import { beforeWhoIsIn } from './round-mouth'
import { isRead } from './shared-reading'
import { thingFigure } from './thing-figure'
import { blanketOver } from './under-blanket'
import { mittenOn } from './worn-mitten'

export interface CastDrawing {
  /** Light and shadow between the set and the figures. */
  under: DisplayList
  items: readonly (StageItem & { isCast: boolean })[]
}

function castLight(plan: Plan, scene: Scene): Light {
  const { cast, orb } = scene.env
  if (plan.stage.kind !== 'outdoors' || !orb || !plan.stage.orb) return cast
  const orbX = plan.stage.orb.x
  const middle = plan.camera.x + plan.camera.width / 2
  return { ...cast, x: Math.abs(cast.x) * Math.sign(orbX - middle || 1) }
}

/** Stuck to a tree, a label stands. */
const isOnTrunk = ({ at = '' }: SceneObject) => at.startsWith('trunk')

/** Seen from where we stand, what lies on the ground is short, and leans with its far edge. */
const lying = (list: DisplayList): DisplayList => [
  group(list, { transform: [1.1, 0, -0.42, 0.48, -12, 0] }),
]

/** Taken by its sides, not laid on the palms. */
const isGripped = ({ object, isInBoth, sides }: PlacedObject) =>
  sides !== undefined || (isInBoth === true && isSheet(object))

/** On a table it would be a line: its far edge is up, as if it leant on something. */
const tipped = (list: DisplayList): DisplayList => [
  group(list, { transform: [1.06, 0, -0.14, 0.84, -4, 0] }),
]

type CastItem = CastDrawing['items'][number]

/** Strings go past whatever hangs lower. */
const BEHIND_ALL = 100

/** A page looked at again in other air has the same figures: they belong to its plan. */
const drawnBefore = new WeakMap<Plan, readonly CastItem[]>()

/** Who is ridden has both hands free. */
const mountOf = <T extends Placement>(one: T, other: T) =>
  one.pair?.second === one.actor.id ? one : other

/** A pot's own back, and its inside, are behind whoever is in it. */
const BEHIND_RIDERS = 0.5
const BENEATH = 0.6

const heldBy = (
  place: Solved,
  figure: Pick<PerformedFigure, 'anchors' | 'overHeld'>,
  { plan, light }: { plan: Plan; light: Light },
): DisplayList =>
  plan.objects
    .filter((object) => object.heldBy === place.actor.id)
    .flatMap((object) => drawHeld(object, place, figure, light))

/** Everybody drawn where the plan puts them, woven with the things they hold and who rides them. */
function drawItems(plan: Plan, scene: Scene, light: Light): readonly CastItem[] {
  const figures = new Map(
    plan.placements.map((place) => [
      place.actor.id,
      perform({
        ...performanceOf(place),
        light: lightInside(place.actor.wears === 'gold' ? gilded(light) : light, {
          flip: place.flip,
        }),
        gaze: place.gaze,
        pitch: place.pitch,
        tilt: place.tilt,
        aim: place.aim,
        grips: plan.objects.some((one) => one.heldBy === place.actor.id && isGripped(one)),
        wind: plan.stage.kind === 'outdoors' ? 0.25 : 0,
        ...(place.view === 'three_quarter' ? { yaw: place.yaw } : {}),
      }),
    ]),
  )
  const items: CastItem[] = []
  const woven = new Set<string>()
  for (const place of plan.placements) {
    if (woven.has(place.actor.id)) continue
    const figure = figures.get(place.actor.id)
    if (!figure) continue
    const partner =
      place.pair && plan.placements.find((other) => other.pair === place.pair && other !== place)
    if (place.pair && partner) {
      woven.add(partner.actor.id)
      const drawing = drawPairOf(
        place.pair,
        [place, partner],
        lightInside(light, { flip: place.flip }),
        plan.objects.find(
          ({ heldBy, object }) =>
            isRead(object) && (heldBy === place.actor.id || heldBy === partner.actor.id),
        )?.object,
      )
      const mount = place.pair.type === 'ride' ? mountOf(place, partner) : undefined
      items.push({
        z: place.z,
        isCast: true,
        list: [
          ...placed(place, drawing.list),
          ...(mount ? heldBy(mount, mount.measured, { plan, light }) : []),
        ],
      })
      continue
    }
    const riders = plan.riders
      .filter(({ actor }) => actor.attach?.to === place.actor.id)
      .map((rider) => drawRider(rider, place, light))
    const held = heldBy(place, figure, { plan, light })
    items.push({
      z: place.z,
      isCast: true,
      list: [
        ...worldUnder(place, plan, scene),
        ...placed(place, figure.list),
        ...placed(place, mittenOn(place, figure, light)),
        ...blanketOver(place, { scene, light }),
        ...riders.flatMap((rider) => placed(rider.place, rider.list)),
        ...(riders.some(({ isInArm }) => isInArm) ? placed(place, figure.overLap ?? []) : []),
        ...held,
      ],
    })
  }
  const lines = linesOf(plan)
  const over = plan.placements.some(({ actor }) => actor.wears === 'gold') ? gilded(light) : light
  for (const object of plan.objects.filter((one) => !one.heldBy && !isInLine(one, lines))) {
    const thing = thingFigure({
      object: object.object,
      light: lightInside(
        { ...over, exposure: Math.max(light.exposure, 0.98) },
        { flip: object.isTurned === true },
      ),
      isHeld: false,
      page: plan.brief.page,
    })
    const isUp = !object.bears && (object.y < plan.stage.horizon + 60 || isOnTrunk(object.object))
    const hangs = object.isOnTable ?? object.isHanging ?? isUp
    const isOnWall = object.object.at !== undefined && isUp
    if (object.isHanging && HUNG.has(object.object.thing))
      items.push({
        z: Math.min(object.z, BEHIND_ALL),
        isCast: false,
        list: stringOf(object, { scene, light, top: plan.camera.y }),
      })
    const floats = isAfloat(object.object)
    const liesFlat = isFlat(object.object) && (object.isOnTable || (!hangs && !isOnWall))
    const place = {
      x: object.x,
      y: object.y,
      scale: object.scale,
      flip: object.isTurned === true,
    }
    const front = object.bears && beforeWhoIsIn(object.object, thing.list)
    if (object.isFlying)
      items.push({ z: object.z - BENEATH, isCast: false, list: rocketFire(object, light) })
    if (front)
      items.push({ z: object.z - BEHIND_RIDERS, isCast: false, list: placed(place, thing.list) })
    const list = placed(
      place,
      front ?? (!liesFlat ? thing.list : object.isOnTable ? tipped(thing.list) : lying(thing.list)),
    )
    const isPasted = isOnWall && isFlat(object.object)
    const stands = !hangs && !object.isFlying && !floats && !isPasted && !isMark(object.object)
    const isUpright = stands && !liesFlat && !isOnWall
    const isIn = isSoft(plan.stage) || (isGrassy(plan.stage) && isStuck(object.object))
    items.push({
      z: object.z,
      isCast: false,
      list: [
        ...(stands && !(liesFlat && isSheet(object.object))
          ? shadowsUnder(object, { scene, light })
          : []),
        ...(floats
          ? afloat(list, object, scene)
          : isUpright && isIn
            ? sunkIn(list, object, scene)
            : list),
        ...(isUpright && isGrassy(plan.stage) ? grassBefore(object, scene) : []),
        ...(isSunk(object.object) ? rimInGrass(object, plan.stage, scene) : []),
      ],
    })
  }
  return [
    ...items,
    ...lines.map((line) => ({
      z: Math.max(...line.pullers.map(({ z }) => z)) + 0.25,
      isCast: false,
      list: [
        ...drawLine(line, light),
        ...line.pullers.flatMap((place) => {
          const { far = [], near = [] } = figures.get(place.actor.id)?.overHeld ?? {}
          return placed(place, [...far, ...near])
        }),
      ],
    })),
    ...armsHeld(plan, light).map((item) => ({ ...item, isCast: false })),
    ...chairsLeft(plan, scene, light).map((item) => ({ ...item, isCast: false })),
    ...hideouts(plan, scene).map((item) => ({ ...item, isCast: false })),
    ...plan.placements
      .flatMap((place) => feetInGrass(plan, place, scene))
      .map((item) => ({ ...item, isCast: false })),
  ]
}

export function drawCast(
  plan: Plan,
  scene: Scene,
  look: { halo: number; isCover?: boolean; auras: readonly Aura[] },
): CastDrawing {
  const light = castLight(plan, scene)
  const items = drawnBefore.get(plan) ?? drawItems(plan, scene, light)
  drawnBefore.set(plan, items)
  const { env } = scene
  const [fx, fy] = plan.focusPoint
  const star =
    plan.placements.find(({ actor }) => actor.id === plan.brief.focus) ?? plan.placements[0]
  const reach =
    (star ? star.scale * 230 : 260) *
    (plan.brief.mood === 'cozy' ? 1.4 : 1) *
    (look.isCover ? 1.9 : 1)
  const focusGlow = {
    ...glow({
      x: fx,
      y: fy,
      radius: reach,
      color: env.dark ? oklch(0.84, 0.12, 72) : mix(env.glow, oklch(0.97, 0.05, 90), 0.5),
      strength: (env.dark ? 0.34 : 0.22) * (look.isCover ? 1.35 : 1),
    }),
    blend: 'screen' as const,
  }
  return {
    under: [
      ...plan.placements.flatMap((place) => haloOf(place, scene, look.halo)),
      focusGlow,
      ...sunPool(plan, scene),
      ...plan.placements.flatMap((place) => shadowOf(place, { scene, light, stage: plan.stage })),
    ],
    items: [
      // Behind everybody, but before the set's trunks and walls.
      {
        z: Math.min(...plan.placements.map(({ z }) => z)) - 0.2,
        isCast: false,
        list: drawAuras(look.auras, plan),
      },
      ...items,
    ],
  }
}
