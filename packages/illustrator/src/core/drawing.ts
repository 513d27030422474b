import type { DisplayList } from './display-list'
import type { Box } from './geometry'

/** Pixel work after the shapes are drawn. Numbers are shares unless said otherwise. */
export interface Finish {
  bloom: number
  /** Luminance above which light spills. */
  bloomFrom: number
  localContrast: number
  grain: number
  mottle: number
  vignette: number
  /** How much of the vignette falls on red, green and blue: neutral ones grey light corners. */
  vignetteTint: readonly [number, number, number]
  /** Gains on red, green and blue. */
  grade: readonly [number, number, number]
}

export const FINISH: Finish = {
  bloom: 0.35,
  bloomFrom: 0.72,
  localContrast: 0.16,
  grain: 0.045,
  mottle: 0.035,
  vignette: 0.22,
  vignetteTint: [1, 1, 0.7],
  grade: [1, 1, 1],
}

/** One sheet of the picture; `blur` softens all of it, in pixels of a 1536 wide picture. */
export interface Layer {
  list: DisplayList
  blur?: number
}

/** A picture ready to become pixels. */
export interface Drawing {
  layers: readonly Layer[]
  /** The camera: what part of the drawing's units is seen. */
  view: Box
  finish: Finish
  /** What is not painted stays see-through. */
  transparent?: boolean
}
