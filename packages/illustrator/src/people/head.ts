import type { Human } from '@luciole/contract/character'
import type { Feeling } from '@luciole/contract/scene-brief'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, spline } from '#core/path'
import { part } from '#light/part'
import type { Light } from '#light/light'
import { EXPRESSIONS } from './expressions'
import type { MouthShape } from './expressions'
import { drawHearingAid } from './eyewear'
import { drawFace } from './face'
import { drawHair } from './hair/draw-hair'
import { frontHair } from './hair/hair-front'
import { profileHair } from './hair/hair-profile'
import { rearHair } from './hair/hair-rear'
import { headContext } from './head-shape'
import type { HeadContext } from './head-shape'
import { drawProfileFace } from './profile-face'
import type { View } from './skeleton'

export interface HeadRequest {
  human: Human
  light: Light
  view: View
  feeling: Feeling
  yaw: number
  /** -1 looks up, 1 down. Absent: as the feeling has it. */
  pitch?: number | undefined
  gaze?: readonly [number, number] | undefined
  /** Lips that do something of their own: whistling, singing. */
  mouth?: MouthShape | undefined
  /** Eyes that a laugh would close stay on what is looked at. */
  isLooking?: boolean | undefined
}

/** A head of 100, its centre at 0,0: what hangs behind the body, and the rest. */
export function drawHead(request: HeadRequest): { behind: DisplayList; front: DisplayList } {
  const felt = EXPRESSIONS[request.feeling]
  const isShutByLaughing = felt.eyes === 'arc' || felt.eyes === 'squeezed'
  const feeling =
    request.isLooking && isShutByLaughing
      ? { ...felt, eyes: 'open' as const, cheekLift: 0.7 }
      : felt
  const expression = request.mouth ? { ...feeling, mouth: request.mouth } : feeling
  const head = headContext({
    human: request.human,
    light: request.light,
    yaw: request.view === 'front' ? Math.min(request.yaw, 0.18) : request.yaw,
    pitch: request.pitch ?? expression.pitch,
    gaze: request.gaze ?? expression.gaze,
    expression,
  })
  if (request.view === 'back') return rearHead(head)
  if (request.view === 'profile') return profileHead(head)
  const shapes = frontHair(head.human.hair, head.yaw)
  const hair = drawHair(head, shapes)
  const ear = { x: -47 * head.face.width + head.yaw * 9, y: head.face.eyeY + 6, side: -1 as const }
  return {
    behind: hair.back,
    front: [...drawFace(head, shapes), ...hair.front, ...drawHearingAid(head, ear)],
  }
}

function profileHead(head: HeadContext) {
  const hair = drawHair(head, profileHair(head.human.hair))
  const aid = drawHearingAid(head, { x: -5, y: head.face.eyeY + 6, side: -1 })
  return { behind: hair.back, front: [...drawProfileFace(head), ...hair.front, ...aid] }
}

function rearHead(head: HeadContext) {
  const { light, complexion, face } = head
  const { width: w, round } = face
  const hair = drawHair(head, rearHair(head.human.hair))
  const skull = spline([
    [0, -50 + 5 * round],
    [30 * w, -45 + 7 * round],
    [46 * w, -20 + 4 * round],
    [47 * w, 14],
    [36 * w, 38],
    [0, 46],
    [-36 * w, 38],
    [-47 * w, 14],
    [-46 * w, -20 + 4 * round],
    [-30 * w, -45 + 7 * round],
  ])
  const ears = ([-1, 1] as const).flatMap((side) => [
    ...part({ light, d: ellipse(side * 47 * w, 12, 9, 12), color: complexion.skin }),
    fill(ellipse(side * 44 * w, 13, 3.4, 7), head.skin.shade, { opacity: 0.5 }),
  ])
  const aid = drawHearingAid(head, { x: -44 * w, y: 12, side: -1 })
  return {
    behind: [],
    front: [
      ...ears,
      ...part({ light, d: skull, color: complexion.skin }),
      ...hair.back,
      ...hair.front,
      ...aid,
    ],
  }
}
