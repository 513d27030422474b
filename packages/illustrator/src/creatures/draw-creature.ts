import type { Creature } from '@luciole/contract/character'
import type { Feeling, SceneActor } from '@luciole/contract/scene-brief'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { group } from '#core/display-list'
import type { Anchors, PairableFigure } from '#core/figure'
import { multiply, placement, rotate, scale, transformPoint, translate } from '#core/geometry'
import type { Matrix, Point } from '#core/geometry'
import { mapAnchors } from '#core/map-anchors'
import { createRandom } from '#core/random'
import { lightInside, NEUTRAL_LIGHT } from '#light/light'
import type { Light } from '#light/light'
import { relight } from '#light/part'
import { createPainter, ink } from '#things/painter'
import type { Attitude } from './attitudes'
import { boundsOf } from './bounds'
import { buildOf, dressedAsSpecies } from './builds'
import { EXPRESSIONS } from './expressions'
import type { Expression } from './expressions'
import type { HeadScene } from './face'
import { profileHead } from './heads/head'
import { bootsOf, framesOf } from './put-on'
import { roundNeck } from './round-neck'
import { floured, paletteFor } from './palette'
import { drawBody } from './rigs/draw-body'
import type { Build, CreaturePose, RigScene } from './rigs/rig'
import { drawLivingThing } from './living-thing'
import {
  breathesUnderWater,
  bumpOn,
  hatOn,
  wornOnBack,
  wornOnHead,
  wornOnNeck,
  wornOverBody,
} from './worn'
import { flagsAround } from './wound-round'

export type CreatureRequest = {
  creature: Creature
  pose?: CreaturePose
  /** What the body says of the feeling while it only stands or sits by. */
  attitude?: Attitude | undefined
  feeling?: Feeling
  /** Eyes that a laugh would close stay on what is looked at. */
  isLooking?: boolean | undefined
  /** `three_quarter` looks to +x; `facing: 'left'` mirrors the figure and its light. */
  view?: 'three_quarter' | 'front' | 'profile' | 'back'
  facing?: 'right' | 'left'
  /** Where it looks, −1..1 each way, before any mirroring: +x is to the right of the picture. */
  gaze?: Point
  /** How far the head turns from us to where it looks, as with people: 0.28 … 0.68. */
  yaw?: number | undefined
  /** Degrees added to the head, + looks down. */
  tilt?: number
  light: Light
  seed?: number
  /** A rider on somebody else takes a lighter core shadow. */
  core?: number
  wears?: SceneActor['wears']
  /** A helmet of glass under what is worn on the head. */
  glass?: SceneActor['wears']
}

const TURNS = { three_quarter: 0.5, front: 0.06, profile: 0.5, back: 0 } as const
/** What looks to its side turns nearly all the way; sewn-on eyes cannot turn. */
const turnFor = (yaw: number, plush: boolean) =>
  Math.min(plush ? 0.96 : 1, (0.36 + (yaw - 0.28) * 1.4) * (plush ? 1.1 : 1))

/** Who looks that far to the side is seen from it. */
export const SIDEWAYS = 0.7
/** What a mouth seen from its side can do. */
const SEEN_SIDEWAYS: ReadonlySet<string> = new Set<Expression['mouth']>([
  'smile',
  'open',
  'big',
  'grin',
  'round',
  'ah',
  'tiny',
])
/** Hats and helmets are made for a head that is turned half to us. */
const isFromSide = (
  { yaw = 0, wears, glass }: CreatureRequest,
  { view, look }: Pick<RigScene, 'view' | 'look'>,
) =>
  view === 'profile' ||
  (view === 'three_quarter' && yaw > SIDEWAYS && SEEN_SIDEWAYS.has(look.mouth) && !wears && !glass)

/** Seen from behind these would be a shape without meaning: they turn their side. */
const FLAT: ReadonlySet<Build['plan']> = new Set(['fish', 'snail', 'seahorse'])

/** Nothing of them would fit into a coat. */
const COATLESS: ReadonlySet<Build['plan']> = new Set(['fish', 'crab', 'seahorse'])

const LIFTS: ReadonlySet<CreaturePose> = new Set([
  'hold',
  'offer',
  'wave',
  'reach',
  'climb',
  'point',
  'cheer',
  'call',
  'peek',
])

/** One creature in world units (a six-year-old stands 290 tall), its origin between its feet. */
export function drawCreature(request: CreatureRequest): PairableFigure {
  const creature = dressedAsSpecies(request.creature)
  const { facing = 'right', seed = 7 } = request
  if (creature.kind === 'living_thing' && creature.thing)
    return drawLivingThing({ ...request, thing: creature.thing })
  const flip = facing === 'left'
  const light = lightInside(request.light, { flip })
  const build = buildOf(creature)
  const asked = request.view ?? 'three_quarter'
  const turnsSide = FLAT.has(build.plan) || (build.plan === 'bird' && build.tail === 'flow')
  const view = asked === 'back' && turnsSide ? 'profile' : asked
  const plush = creature.kind === 'lovey'
  const felt = EXPRESSIONS[request.feeling ?? 'happy']
  const look =
    request.isLooking && felt.eye === 'arc' ? { ...felt, eye: 'open' as const, lower: 0.22 } : felt
  const p = createPainter(light)
  const own = paletteFor(build.own, creature)
  const c = request.wears === 'flour' ? floured(own) : own
  const marks = creature.marks === 'none' ? (build.ownMarks ?? 'none') : creature.marks
  const turn =
    view === 'three_quarter' && request.yaw !== undefined
      ? turnFor(request.yaw, plush)
      : TURNS[view]
  const given = request.gaze ?? [flip ? -0.4 : 0.4, 0]
  const head: HeadScene = {
    p,
    c,
    look,
    turn,
    gaze: [flip ? -given[0] : given[0], given[1]],
    plush,
    back: view === 'back',
    lifted: LIFTS.has(request.pose ?? 'stand'),
    marks: creature.marks,
    seed,
    glasses: framesOf(creature, request),
    isDipped: request.wears === 'paint',
  }
  const scene: RigScene = {
    p,
    c,
    build,
    pose: request.pose ?? 'stand',
    view,
    look,
    plush,
    marks,
    head,
    seed,
    random: createRandom('creature', seed),
    attitude: view === 'back' ? undefined : request.attitude,
    boots: bootsOf(creature, request),
  }
  const figure = drawBody(scene)
  const size = build.size * creature.scale * (plush ? plushSize(build.size) : 1)
  const core = request.core ?? 1
  const world = placement({ x: 0, y: 0, scale: size, flip })
  const bodyFilter = relight(light, { core, grain: plush ? 0.6 : 0.85, wobble: plush ? 2 : 3 })
  const headFilter = relight(light, { core: core * 0.6, grain: 0.35, wobble: plush ? 2 : 3 })
  const layer = (list: DisplayList, filter: typeof bodyFilter): DisplayNode[] =>
    list.length ? [group([group(list, { filter })], { transform: world })] : []

  const headMatrix: Matrix | undefined = figure.head
    ? multiply(
        translate(...figure.head.at),
        multiply(
          rotate(
            figure.head.tilt + look.tilt * (view === 'back' ? 0.4 : 1) + (request.tilt ?? 0),
            [0, 30],
          ),
          scale(figure.head.k),
        ),
      )
    : undefined
  const fromSide = isFromSide(request, scene) ? build.head.profile : undefined
  const headList = fromSide ? profileHead(head, fromSide) : build.head.draw(head)
  const scarf = creature.accent
    ? roundNeck(creature.neck ?? 'scarf', {
        p,
        figure,
        art: build.head,
        accent: creature.accent,
        back: view === 'back',
      })
    : []
  const { wears } = request
  const worn = { wears, art: build.head, light }
  const round = wornOnNeck({ ...worn, p, figure, back: view === 'back' })
  const cape = wornOnBack({ ...worn, p, figure, color: creature.accent ?? '#c8413c' })
  const coat = COATLESS.has(build.plan)
    ? []
    : wornOverBody({ ...worn, p, figure, back: view === 'back' })
  const flags = wears === 'flags' ? flagsAround({ wears, p, body: boundsOf(figure.body) }) : []
  const onTop = wornOnHead({
    ...worn,
    accent: creature.accent ? ink(creature.accent) : c.detail,
    back: view === 'back',
    glass:
      request.glass ??
      (wears === 'seaweed' && creature.kind === 'animal' && !breathesUnderWater(creature.species)
        ? 'bubble_helmet'
        : undefined),
  })
  const core1 = layer(
    view === 'back'
      ? [...figure.body, ...coat, ...scarf, ...cape, ...round, ...flags]
      : [...cape, ...figure.body, ...coat, ...scarf, ...round, ...flags],
    bodyFilter,
  )
  const head1 = headMatrix
    ? [
        ...layer([group(headList, { transform: headMatrix })], headFilter),
        ...(onTop.length
          ? [group([group(onTop, { transform: headMatrix })], { transform: world })]
          : []),
      ]
    : []
  const over = [
    ...layer(figure.over, bodyFilter),
    ...(figure.hatSeat ? layer(hatOn(figure.hatSeat, p, wears), headFilter) : []),
    ...(figure.noseSeat ? layer(bumpOn(figure.noseSeat, p, wears), headFilter) : []),
  ]
  const list = [...core1, ...head1, ...over]
  const box = boundsOf(list)
  const place = (point: Point) => transformPoint(world, point)
  const onHead = (point: Point) => place(headMatrix ? transformPoint(headMatrix, point) : point)
  const face = figure.face
  const art = build.head
  const centre = face ? place(face.at) : onHead([0, 0])
  const radius = face ? face.half * size : art.half * (figure.head?.k ?? 1) * size
  const anchors: Anchors = {
    head: centre,
    headRadius: radius,
    eye: face
      ? place(face.eye)
      : onHead(fromSide ? [fromSide.eye[0], fromSide.eye[1]] : [art.eye[0] * turn * 2, art.eye[1]]),
    mouth: face
      ? place(face.mouth)
      : onHead(
          fromSide?.nose
            ? [fromSide.nose[0] - 8, fromSide.nose[1] + 16]
            : [art.mouth[0] * turn * 2, art.mouth[1]],
        ),
    ear: face ? place(face.at) : onHead([-30, art.top * 0.6]),
    hands: {
      near: place(figure.hands.near),
      far: figure.head && art.hold && !plush ? onHead(art.hold(head)) : place(figure.hands.far),
    },
    ...(figure.grips?.length ? { grips: figure.grips.map(place) } : {}),
    shoulders: {
      near: place([figure.back[0], figure.back[1]]),
      far: place([-figure.back[0] * 0.6, figure.back[1]]),
    },
    chest: place([
      figure.head ? figure.head.at[0] : 0,
      (figure.head ? figure.head.at[1] : figure.back[1]) * 0.6,
    ]),
    pocket: place([0, (figure.head ? figure.head.at[1] : figure.back[1]) * 0.45]),
    back: place(figure.back),
    top: [centre[0], box.y],
    feet: place(figure.feet),
    box,
  }
  const isInMouth = figure.head && art.hold && !plush
  return {
    list,
    anchors: insideBox(anchors),
    layers: { core: core1, head: head1, nearArm: over },
    ...(figure.paw && !isInMouth
      ? { overHeld: { near: [], far: layer(figure.paw, bodyFilter) } }
      : {}),
  }
}

/** Loveys are half the animal, but never bigger than fits a child's arm nor smaller than a hand. */
const plushSize = (own: number) => Math.min(1, Math.max(0.24, Math.min(0.42, own * 0.5)) / own)

const insideBox = (anchors: Anchors): Anchors => {
  const { box } = anchors
  const held = ([x, y]: Point): Point => [
    Math.max(box.x, Math.min(box.x + box.width, x)),
    Math.max(box.y, Math.min(box.y + box.height, y)),
  ]
  return { ...mapAnchors(anchors, held), feet: anchors.feet }
}

/** The anchors without keeping the picture. */
export const measureCreature = (
  request: Omit<CreatureRequest, 'light'> & { light?: Light },
): Anchors => drawCreature({ ...request, light: request.light ?? NEUTRAL_LIGHT }).anchors
