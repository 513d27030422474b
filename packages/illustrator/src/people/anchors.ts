import type { Human } from '@luciole/contract/character'
import type { Anchors } from '#core/figure'
import { transformPoint } from '#core/geometry'
import type { Matrix, Point } from '#core/geometry'
import { HAIR_CUTS } from './hair/hair-cut'
import { gripPoint } from './hands'
import type { Proportions } from './proportions'
import type { Skeleton, View } from './skeleton'
import { chairFrame, outerPoints } from './wheelchair-frame'

const WIDE_HAIR: Partial<Record<Human['hair'], number>> = {
  puffs: 80,
  afro: 78,
  pigtails: 90,
  long_curls: 76,
  braids: 62,
  ponytail: 80,
  head_scarf: 66,
}

export function humanAnchors(figure: {
  human: Human
  measures: Proportions
  skeleton: Skeleton
  yaw: number
  view: View
  toFigure: (point: Point) => Point
  headPlace: Matrix
  isHatted?: boolean
  hasLap: boolean
}): Anchors {
  const { human, measures, skeleton, yaw, view, toFigure, headPlace } = figure
  const onHead = (x: number, y: number) => toFigure(transformPoint(headPlace, [x, y]))
  const ownRadius = WIDE_HAIR[human.hair] ?? 52 + HAIR_CUTS[human.hair].volume * 0.7
  const headRadius = ownRadius * skeleton.headScale
  const bareTop =
    human.hair === 'puffs' || human.hair === 'top_knot' || human.hair === 'bun'
      ? -94
      : human.hair === 'afro'
        ? -88
        : -66
  const topY = figure.isHatted ? Math.min(bareTop, -116) : bareTop
  const hand = (arm: Skeleton['nearArm']) => toFigure(gripPoint(arm.end, arm.lower, measures.hand))
  const corners: Point[] = [
    onHead(-ownRadius, 0),
    onHead(ownRadius, 0),
    onHead(0, topY),
    hand(skeleton.nearArm),
    hand(skeleton.farArm),
    ...[skeleton.nearLeg, skeleton.farLeg].flatMap(({ end }): Point[] => [
      toFigure([end[0] - 16, end[1] + 12]),
      toFigure([end[0] + 26, end[1] + 12]),
    ]),
    toFigure(skeleton.torso(-measures.shoulder * 1.1, 0.5)),
    toFigure(skeleton.torso(measures.shoulder * 1.1, 0.5)),
    toFigure(skeleton.torso(-measures.hip * 1.3, 1.1)),
    toFigure(skeleton.torso(measures.hip * 1.3, 1.1)),
    ...(human.wheelchair ? outerPoints(chairFrame(skeleton, measures, view)) : []),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  const isProfile = view === 'profile'
  return {
    head: onHead(0, 0),
    headRadius,
    eye: onHead(isProfile ? 31 : yaw * 14, 6),
    mouth: onHead(isProfile ? 44 : yaw * 16, 36),
    ear: onHead(isProfile ? -5 : -46, 13),
    hands: { near: hand(skeleton.nearArm), far: hand(skeleton.farArm) },
    shoulders: { near: toFigure(skeleton.nearArm.start), far: toFigure(skeleton.farArm.start) },
    chest: toFigure(skeleton.torso(yaw * 8, 0.4)),
    pocket: toFigure(skeleton.torso(measures.shoulder * 0.16 + yaw * 4, 0.46)),
    back: toFigure(skeleton.torso(-measures.shoulder * 0.9, 0.35)),
    top: onHead(0, topY),
    feet: toFigure([
      (skeleton.nearLeg.end[0] + skeleton.farLeg.end[0]) / 2,
      human.wheelchair ? 0 : Math.max(skeleton.nearLeg.end[1], skeleton.farLeg.end[1]) + 12,
    ]),
    ...(figure.hasLap ? { lap: toFigure(lapOf(skeleton)) } : {}),
    seat: toFigure([skeleton.hip[0], skeleton.hip[1] + measures.legWidth * 0.8]),
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  }
}

/** Halfway along the thighs. */
const lapOf = ({ hip, nearLeg, farLeg }: Skeleton): Point => [
  hip[0] * 0.5 + (nearLeg.joint[0] + farLeg.joint[0]) * 0.25,
  hip[1] * 0.5 + (nearLeg.joint[1] + farLeg.joint[1]) * 0.25,
]
