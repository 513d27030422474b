import type { DisplayList } from './display-list'
import type { Box, Point } from './geometry'

/** Places on a figure, in its own units; a composer moves them with the figure's matrix. */
export interface Anchors {
  head: Point
  /** Half the head's width with its hair, ears or horns. */
  headRadius: number
  eye: Point
  mouth: Point
  ear: Point
  /** Near is the arm in front of the body, far the one behind; where a held thing sits. */
  hands: { near: Point; far: Point }
  /** Further hands, for who has more than two. */
  grips?: readonly Point[]
  shoulders: { near: Point; far: Point }
  chest: Point
  pocket: Point
  /** Where a rider sits, where a rucksack hangs. */
  back: Point
  top: Point
  feet: Point
  /** Where a chair meets whoever sits on it; people have one. */
  seat?: Point
  /** On the thighs of who sits. */
  lap?: Point
  box: Box
}

export interface Figure {
  list: DisplayList
  anchors: Anchors
}

/** Back to front: two embracing figures are woven as core, core, head, arm, head, arm. */
export interface FigureLayers {
  core: DisplayList
  head: DisplayList
  nearArm: DisplayList
}

export interface PairableFigure extends Figure {
  layers: FigureLayers
  /** Draw these over what that hand holds, so that fingers or a paw close around it. */
  overHeld?: { near: DisplayList; far: DisplayList }
}
