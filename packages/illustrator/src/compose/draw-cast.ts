import { adjust, mix, oklch } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { placement } from '#core/geometry'
import type { Point } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { contactShadow, glow } from '#light/part'
import { tuft } from '#stages/kit/foliage'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { drawPairOf } from './pair-figure'
import { perform } from './figure'
import type { PerformedFigure } from './figure'
import { bodyOf, headOf, toWorld } from './plan'
import type { Placement, Plan, PlacedObject, Player, Solved } from './plan'
import { thingFigure } from './thing-figure'

const placed = (
  place: Pick<Placement, 'x' | 'y' | 'scale' | 'flip'>,
  list: DisplayList,
): DisplayList => (list.length ? [group(list, { transform: placement(place) })] : [])

/** How big somebody may be beside the place they ride in: half a head, or an armful. */
const RIDE_HEIGHT = { pocket: 78, shoulder: 92, hand: 84, head: 96, arms: 150 } as const

function drawRider(
  rider: Player,
  host: Solved,
  light: Light,
): { list: DisplayList; place: Pick<Placement, 'x' | 'y' | 'scale' | 'flip'> } {
  const where = rider.actor.attach?.where ?? 'shoulder'
  const { anchors } = host.measured
  const at: Record<typeof where, Point> = {
    pocket: [anchors.pocket[0], anchors.pocket[1] + 34],
    shoulder: [anchors.shoulders.near[0] - 8, anchors.shoulders.near[1] + 2],
    hand: [anchors.hands.far[0] + 8, anchors.hands.far[1] - 4],
    head: [anchors.head[0] - 4, anchors.top[1] + 14],
    arms: [anchors.chest[0] + 16, anchors.chest[1] + 62],
  }
  const [x, y] = toWorld(host, at[where])
  const scale =
    Math.min(
      1.15,
      (RIDE_HEIGHT[where] * host.scale) / rider.measured.height / Math.max(0.4, host.scale),
    ) * host.scale
  const place = { x, y, scale, flip: host.flip }
  const character = rider.character
  const figure = perform({
    character,
    action: where === 'pocket' ? 'hide' : rider.action === 'sleep' ? 'sleep' : 'sit',
    view: 'three_quarter',
    feeling: rider.actor.feeling,
    light: lightInside(light, { flip: host.flip }),
    core: 0.5,
    gaze: [0.6, -0.2],
  })
  if (where !== 'pocket') return { list: figure.list, place }
  const { box } = figure.anchors
  const peek = figure.anchors.head[1] + figure.anchors.headRadius * 0.9
  return {
    list: [
      group(figure.list, {
        clip: `M${box.x - 40} ${box.y - 60}H${box.x + box.width + 40}V${peek}H${box.x - 40}Z`,
      }),
    ],
    place: { ...place, y: y - 12 * host.scale + (box.y + box.height - peek) * scale },
  }
}

/** A thing in a hand: its grip on the palm, drawn over the fingers of small things only. */
function drawHeld(
  object: PlacedObject,
  holder: Solved,
  figure: PerformedFigure,
  light: Light,
): DisplayList {
  const thing = thingFigure({
    object: object.object,
    light: lightInside(light, { flip: holder.flip }),
    isHeld: true,
  })
  const hand = toWorld(holder, figure.anchors.hands.far)
  const [gx, gy] = thing.anchors.grip
  const most = 250 / Math.max(60, thing.anchors.box.height)
  const scale = object.scale * Math.min(1, most)
  return placed(
    {
      x: hand[0] - gx * scale * (holder.flip ? -1 : 1),
      y: hand[1] - gy * scale,
      scale,
      flip: holder.flip,
    },
    thing.list,
  )
}

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

function haloOf(place: Solved, scene: Scene, strength: number): DisplayList {
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

function shadowOf(place: Solved, scene: Scene, light: Light): DisplayList {
  const { env } = scene
  const body = bodyOf(place)
  const isUp = !stands(place)
  const rx = (body.right - body.left) * (isUp ? 0.24 : place.measured.isHuman ? 0.42 : 0.46)
  const y = isUp ? Math.min(1080, body.bottom + 170) : place.y + 3
  return [
    contactShadow({
      x: (body.left + body.right) / 2 - light.x * 14 * place.scale,
      y,
      rx,
      ry: rx * 0.17,
      color: adjust(env.ground[2], -0.1),
      strength: isUp ? 0.28 : env.dark ? 0.7 : 0.52,
    }),
  ]
}

/** Grass over the shoes: nobody is pasted on. */
function feetInGrass(plan: Plan, place: Solved, scene: Scene): StageItem[] {
  if (
    plan.stage.kind !== 'outdoors' ||
    place.slot.kind === 'perch' ||
    place.slot.kind === 'air' ||
    BARE_GROUND.has(plan.stage.id)
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
  return [
    {
      z: place.z + 12,
      list: [
        fill(
          d,
          linear(
            [0, place.y - 30],
            [0, place.y + 14],
            [
              { at: 0, color: scene.env.grass[0] },
              { at: 1, color: scene.env.grass[1] },
            ],
            'user',
          ),
        ),
      ],
    },
  ]
}
const BARE_GROUND: ReadonlySet<string> = new Set([
  'street',
  'rooftop',
  'harbour',
  'desert',
  'beach',
  'ship_deck',
  'castle_gate',
  'village_market',
  'school_yard',
  'cave_mouth',
  'tree_top',
  'snow_hill',
  'mountain_path',
])

/** Everybody drawn where the plan puts them, woven with the things they hold and who rides them. */
export function drawCast(plan: Plan, scene: Scene, look: { halo: number }): CastDrawing {
  const light = castLight(plan, scene)
  const figures = new Map(
    plan.placements.map((place) => [
      place.actor.id,
      perform({
        character: place.character,
        action: place.action,
        view: place.view,
        feeling: place.actor.feeling,
        wears: place.actor.wears,
        light: lightInside(light, { flip: place.flip }),
        gaze: place.gaze,
        pitch: place.pitch,
        tilt: place.tilt,
        aim: place.aim,
        wind: plan.stage.kind === 'outdoors' ? 0.25 : 0,
        ...(place.view === 'three_quarter' ? { yaw: place.yaw } : {}),
      }),
    ]),
  )
  const items: (StageItem & { isCast: boolean })[] = []
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
      )
      items.push({ z: place.z, isCast: true, list: placed(place, drawing.list) })
      continue
    }
    const riders = plan.riders
      .filter(({ actor }) => actor.attach?.to === place.actor.id)
      .map((rider) => drawRider(rider, place, light))
    const held = plan.objects
      .filter(({ heldBy }) => heldBy === place.actor.id)
      .flatMap((object) => drawHeld(object, place, figure, light))
    items.push({
      z: place.z,
      isCast: true,
      list: [
        ...placed(place, figure.list),
        ...riders.flatMap((rider) => placed(rider.place, rider.list)),
        ...held,
      ],
    })
  }
  for (const object of plan.objects.filter(({ heldBy }) => !heldBy)) {
    const thing = thingFigure({
      object: object.object,
      light: { ...light, exposure: Math.max(light.exposure, 0.98) },
      isHeld: false,
    })
    const hangs = object.y < plan.stage.horizon + 60
    items.push({
      z: object.z,
      isCast: false,
      list: [
        ...(hangs
          ? []
          : [
              contactShadow({
                x: object.x,
                y: object.y + 2,
                rx: object.radius * 0.8,
                color: adjust(scene.env.ground[2], -0.1),
                strength: 0.5,
              }),
            ]),
        ...placed({ x: object.x, y: object.y, scale: object.scale, flip: false }, thing.list),
      ],
    })
  }
  const { env } = scene
  const [fx, fy] = plan.focusPoint
  const star =
    plan.placements.find(({ actor }) => actor.id === plan.brief.focus) ?? plan.placements[0]
  const reach = (star ? star.scale * 230 : 260) * (plan.brief.mood === 'cozy' ? 1.4 : 1)
  const focusGlow = {
    ...glow({
      x: fx,
      y: fy,
      radius: reach,
      color: env.dark ? oklch(0.84, 0.12, 72) : mix(env.glow, oklch(0.97, 0.05, 90), 0.5),
      strength: env.dark ? 0.34 : 0.22,
    }),
    blend: 'screen' as const,
  }
  return {
    under: [
      ...plan.placements.flatMap((place) => haloOf(place, scene, look.halo)),
      focusGlow,
      ...plan.placements.flatMap((place) => shadowOf(place, scene, light)),
    ],
    items: [
      ...items,
      ...plan.placements
        .flatMap((place) => feetInGrass(plan, place, scene))
        .map((item) => ({ ...item, isCast: false })),
    ],
  }
}
