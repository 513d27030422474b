import type { Character } from '@luciole/contract/character'
import type { Feeling } from '@luciole/contract/scene-brief'
import { drawCreature } from '#creatures/draw-creature'
import type { CreatureRequest } from '#creatures/draw-creature'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Anchors, PairableFigure } from '#core/figure'
import type { Point } from '#core/geometry'
import { intoFigure, matrixOf, placeAnchors } from '#core/place-figure'
import type { Place } from '#core/place-figure'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { drawHuman } from '#people/human'
import type { HumanFigure, HumanRequest } from '#people/human'
import { naturalScale, proportionsOf } from '#people/proportions'
import { isOnWheels } from '#people/wheelchair-frame'
import type { Wears } from '#people/wardrobe'

/** One of two who touch; the pair decides pose and place, the story how they feel and dress. */
export interface Partner {
  character: Character
  feeling?: Feeling | undefined
  wears?: Wears | undefined
}

export type PartnerPose = Omit<HumanRequest, 'human' | 'light' | 'aim'> & {
  creaturePose?: CreatureRequest['pose']
  creatureAttitude?: CreatureRequest['attitude']
  /** Where hands should come to lie, in the world. */
  aimWorld?: { near?: Point | undefined; far?: Point | undefined }
}

export interface PlacedPartner {
  core: DisplayList
  head: DisplayList
  nearArm: DisplayList
  farArm: DisplayList
  /** Fingers that close around what both hands hold. */
  overHeld: DisplayList
  anchors: Anchors
  place: Place
}

/** One of the two whole, back to front. */
export const all = (one: PlacedPartner): DisplayList => [
  ...one.core,
  ...one.head,
  ...one.farArm,
  ...one.nearArm,
]

export const sizeOf = ({ character }: Partner) =>
  character.kind === 'human' ? naturalScale(character.age) * (character.scale ?? 1) : 1

/** Back to front: nobody is between us and a wheelchair, where it is not both who sit in one. */
export const chairLast = (
  back: readonly [Partner, DisplayList],
  front: readonly [Partner, DisplayList],
): DisplayList =>
  isOnWheels(back[0].character) && !isOnWheels(front[0].character)
    ? [...front[1], ...back[1]]
    : [...back[1], ...front[1]]

/** How far apart two heads must be so that both faces are whole. */
export const faceGap = (one: Partner, other: Partner) => 50 * (sizeOf(one) + sizeOf(other))

/** The other `apart` to the right of where it was measured: how much further it must be so that both faces are whole. */
export function stillHidden(one: Anchors, other: Anchors, apart: number): number {
  const radius = (one.headRadius + other.headRadius) * 0.9
  const down = other.head[1] - one.head[1]
  const across = other.head[0] + apart - one.head[0]
  return Math.max(0, Math.sqrt(Math.max(0, radius * radius - down * down)) - across)
}

/** World measures that a pair needs before anything is drawn. */
export function buildOf({ character }: Partner) {
  if (character.kind !== 'human') return undefined
  const measures = proportionsOf(character)
  const scale = naturalScale(character.age) * (character.scale ?? 1)
  return {
    shoulder: measures.shoulder * scale,
    reach: (measures.upperArm + measures.lowerArm) * scale,
    isAdult: measures.isAdult,
  }
}

export function placePartner(
  partner: Partner,
  options: { light: Light; place: Place; pose: PartnerPose },
): PlacedPartner {
  const { light, place, pose } = options
  const figure = drawPartner(partner, { light, place, pose })
  const put = (list: DisplayList): DisplayList =>
    list.length ? [group(list, { transform: matrixOf(place) })] : []
  const { layers } = figure
  return {
    core: put(layers.core),
    head: put(layers.head),
    nearArm: put(layers.nearArm),
    farArm: put('farArm' in layers ? (layers as HumanFigure['layers']).farArm : []),
    overHeld: put('overHeld' in figure ? Object.values(figure.overHeld).flat() : []),
    anchors: placeAnchors(figure.anchors, place),
    place,
  }
}

function drawPartner(
  partner: Partner,
  { light, place, pose }: { light: Light; place: Place; pose: PartnerPose },
): PairableFigure | HumanFigure {
  const { character } = partner
  const { aimWorld, creaturePose, creatureAttitude, ...rest } = pose
  const feeling = rest.feeling ?? partner.feeling
  if (character.kind !== 'human')
    return drawCreature({
      creature: character,
      light: lightInside(light, { flip: place.flip }),
      wears: partner.wears,
      ...(creaturePose ? { pose: creaturePose } : {}),
      ...(feeling ? { feeling } : {}),
      ...(rest.isLooking
        ? { isLooking: true, gaze: rest.gaze ?? [0.4, 0], tilt: rest.tilt ?? 0 }
        : {}),
      attitude: creatureAttitude,
    })
  const into = (point: Point | undefined) => point && intoFigure(place, point)
  return drawHuman({
    ...rest,
    human: character,
    light: lightInside(light, { flip: place.flip }),
    ...(feeling ? { feeling } : {}),
    wears: partner.wears,
    ...(aimWorld ? { aim: { near: into(aimWorld.near), far: into(aimWorld.far) } } : {}),
  })
}
