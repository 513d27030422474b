import type { Human } from '@luciole/contract/character'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { FigureLayers, PairableFigure } from '#core/figure'
import { transformPoint } from '#core/geometry'
import type { Point } from '#core/geometry'
import type { Light } from '#light/light'
import { relight } from '#light/part'
import { overHead } from './over-head'
import { humanAnchors } from './anchors'
import { drawBody } from './body-pieces'
import type { MouthShape } from './expressions'
import { drawHead } from './head'
import { isOnHeels } from './pose'
import type { HandShape, Pose } from './pose'
import type { View } from './skeleton'
import { standFigure } from './stand-figure'
import type { Wears } from './wardrobe'

export interface HumanRequest {
  human: Human
  /** In the figure's own space: see `lightInside` for mirrored figures. */
  light: Light
  action?: Action
  /** Angles of your own over the action's pose. */
  pose?: Partial<Pose>
  feeling?: Feeling
  /** Nothing is in the hands: they may speak of the feeling. */
  isFree?: boolean | undefined
  /** Whose turn it is of several ways to show it. */
  manner?: number | undefined
  view?: View
  yaw?: number
  pitch?: number | undefined
  gaze?: readonly [number, number] | undefined
  /** Added to the pose's own tilt of the head. */
  tilt?: number
  mouth?: MouthShape
  isLooking?: boolean | undefined
  /** Where a hand should come to lie, in the figure's units. */
  aim?: { near?: Point | undefined; far?: Point | undefined }
  hands?: { near?: HandShape; far?: HandShape }
  wears?: Wears | undefined
  /** A helmet of glass under what is worn on the head. */
  glass?: Wears | undefined
  /** 0 still air … 1 a strong wind from behind. */
  wind?: number
  /** Half core shadow when one figure is drawn on another. */
  core?: number
}

export interface HumanFigure extends PairableFigure {
  /** Degrees of each forearm, to lay a held thing along it. */
  forearms: { near: number; far: number }
  /** How far an arm reaches from its shoulder. */
  armLength: number
  layers: FigureLayers & { farArm: DisplayList }
  /** Draw these over a thing held in that hand, so that fingers close around it. */
  overHeld: { near: DisplayList; far: DisplayList }
  /** Draw it over who is in the lap. */
  overLap: DisplayList
}

export function drawHuman(request: HumanRequest): HumanFigure {
  const { human, core: strength = 1 } = request
  const figure = standFigure(request)
  const { trunk, pose, headPlace, bodyTurn } = figure
  const { skeleton, measures, yaw, paint } = trunk
  const { view = 'three_quarter' } = request
  const { light } = paint
  const head = drawHead({ ...request, light, view, yaw, feeling: request.feeling ?? 'calm' })
  const onHead = (list: DisplayList) => (list.length ? [group(list, { transform: headPlace })] : [])
  const body = drawBody(figure, { ...request, hairBehind: onHead(head.behind) })

  const bodyFilter = relight(light, { core: strength })
  const headFilter = relight(light, { core: 0.55 * strength, grain: 0.35 })
  const lit = (list: DisplayList, filter = bodyFilter) =>
    list.length ? [group(list, { filter })] : []
  const turn = (list: DisplayList): DisplayList =>
    bodyTurn && list.length ? [group(list, { transform: bodyTurn })] : list
  const isBack = view === 'back'
  const isNearArmBehindHead = pose.nearArm === 'behind_head' && !isBack
  const layers = {
    core: turn([...lit(body.core), ...(isNearArmBehindHead ? lit(body.nearArm.list) : [])]),
    head: turn([
      ...lit(onHead(head.front), headFilter),
      ...onHead(
        overHead(trunk, {
          wears: request.wears,
          glass: request.glass,
          hair: human.hair,
          view,
          light,
        }),
      ),
    ]),
    farArm: turn(pose.farArm === 'over_head' && !isBack ? lit(body.farArm.list) : []),
    nearArm: turn(body.isNearArmInCore || isNearArmBehindHead ? [] : lit(body.nearArm.list)),
  }
  const toFigure = (point: Point) => (bodyTurn ? transformPoint(bodyTurn, point) : point)
  return {
    list: [...layers.core, ...layers.head, ...layers.farArm, ...layers.nearArm],
    layers,
    anchors: humanAnchors({
      human,
      measures,
      skeleton,
      yaw,
      view,
      toFigure,
      headPlace,
      isHatted: request.wears === 'hat',
      hasLap: trunk.isSeated && !isOnHeels(pose) && pose.level === undefined,
    }),
    forearms: {
      near: skeleton.nearArm.lower - pose.rotate,
      far: skeleton.farArm.lower - pose.rotate,
    },
    armLength: measures.upperArm + measures.lowerArm,
    overLap: turn(lit(body.nearArm.list)),
    overHeld: {
      near: turn(lit(body.nearArm.overHeld)),
      far: turn(lit(body.farArm.overHeld)),
    },
  }
}
