import type { Character, Creature, Human } from '@luciole/contract/character'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import { drawCreature } from '#creatures/draw-creature'
import { oklch } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { FINISH } from '#core/drawing'
import type { Drawing } from '#core/drawing'
import type { Figure } from '#core/figure'
import type { Box } from '#core/geometry'
import { contactShadow } from '#light/part'
import { CAST_LIGHTS } from '#light/rigs'
import type { CastLight } from '#light/rigs'
import { drawHuman } from '#people/human'
import type { Wears } from '#people/wardrobe'
import { drawBackdrop } from './backdrop'

export type PortraitCrop = 'face' | 'figure'

export interface PortraitRequest {
  character: Character
  /** `face`: a square bust that fits a circle. `figure`: the whole body, 3 wide to 4 high. */
  crop: PortraitCrop
  light?: CastLight
  pose?: Action
  feeling?: Feeling
  wears?: Wears
  /** No backdrop: the figure alone, to stand in front of something else. */
  transparent?: boolean
}

export function drawPortrait(request: PortraitRequest): Drawing {
  const { character, crop, light = 'day', transparent = false } = request
  const figure =
    character.kind === 'human'
      ? humanFigure(character, request)
      : creatureFigure(character, request)
  const isThing = character.kind === 'living_thing' && character.thing !== undefined
  const view = crop !== 'face' ? wholeFigure(figure) : isThing ? round(figure) : bust(figure)
  const accent = (character.kind === 'human' ? character.colors[0] : character.accent) ?? '#d98f4a'
  const scene: DisplayList = transparent ? [] : drawBackdrop(view, { light, accent })
  const { box } = figure.anchors
  const shadow =
    crop === 'figure' && box.y + box.height > -26
      ? [
          contactShadow({
            x: box.x + box.width / 2,
            y: -2,
            rx: box.width * 0.46,
            color: oklch(0.34, 0.05, 290),
            strength: transparent ? 0.3 : 0.42,
          }),
        ]
      : []
  return {
    layers: [{ list: scene }, { list: [...shadow, ...figure.list] }],
    view,
    finish: {
      ...FINISH,
      bloom: 0.12,
      vignette: transparent ? 0 : 0.1,
      grain: 0.03,
      localContrast: 0.1,
    },
    transparent,
  }
}

function humanFigure(
  human: Human,
  { crop, pose, feeling, light = 'day', wears }: PortraitRequest,
): Figure {
  return drawHuman({
    human,
    light: CAST_LIGHTS[light],
    action: pose ?? 'stand',
    feeling: feeling ?? 'happy',
    yaw: crop === 'face' ? 0.3 : 0.42,
    gaze: crop === 'face' ? [0.1, 0] : [0.3, 0],
    wears,
    wind: pose === 'run' || pose === 'fly' ? 0.7 : 0.1,
  })
}

function creatureFigure(
  creature: Creature,
  { crop, pose, feeling, light = 'day', wears }: PortraitRequest,
): Figure {
  return drawCreature({
    creature,
    ...(wears ? { wears } : {}),
    light: CAST_LIGHTS[light],
    feeling: feeling ?? 'happy',
    pose: pose === 'walk' ? 'walk' : pose === 'sit' || crop === 'face' ? 'sit' : 'stand',
    view: 'three_quarter',
  })
}

/** As far as ears and crests send us away from a face, in radii of its head: their tips may be cut. */
const FARTHEST = 2.05
/** Before they are cut, the face goes down in its circle. */
const LOWEST = 0.26

/** Head and shoulders; the head's own width with its hair decides how near we come. */
function bust({ anchors }: Figure): Box {
  const [x, y] = anchors.head
  const up = y - anchors.top[1]
  const half = Math.max(
    anchors.headRadius * 1.32,
    Math.min(up * 1.28, anchors.headRadius * FARTHEST),
    Math.min(92, anchors.headRadius * 1.6),
  )
  const low = Math.min(Math.max(up * 1.04 - half * 0.92, 0), half * LOWEST)
  return { x: x - half, y: y - half * 0.92 - low, width: half * 2, height: half * 2 }
}

/** A thing that is nearly as wide as tall is seen whole: its rim would stick out of the circle. */
const ROUND = 1.6
function round(figure: Figure): Box {
  const { x, y, width, height } = figure.anchors.box
  if (Math.max(width / height, height / width) > ROUND) return bust(figure)
  const half = Math.hypot(width, height) * 0.47
  return { x: x + width / 2 - half, y: y + height / 2 - half, width: half * 2, height: half * 2 }
}

/** As far as a ponytail reaches from the middle of a head, in radii of the head. */
const HAIR_REACH = 1.35

function wholeFigure({ anchors }: Figure): Box {
  const { box, head, headRadius } = anchors
  const middle = box.x + box.width / 2
  const hair = 2 * (Math.abs(head[0] - middle) + headRadius * HAIR_REACH)
  const height = Math.max(box.height * 1.1, (Math.max(box.width * 1.14, hair) * 4) / 3)
  const width = height * 0.75
  const bottom = Math.max(box.y + box.height, 0) + height * 0.035
  return { x: middle - width / 2, y: bottom - height, width, height }
}
