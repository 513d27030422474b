import type { Lab } from './color'
import type { Matrix, Point } from './geometry'

/** What every rig, thing and stage returns; two back-ends draw it. */
export type DisplayList = readonly DisplayNode[]
export type DisplayNode = PathNode | GroupNode

/** Honoured everywhere but inside a group that is itself lit, softened, faded or mixed. */
export type Blend = 'screen' | 'overlay' | 'multiply' | 'soft-light' | 'lighten' | 'darken'

export interface Stop {
  at: number
  color: Lab
  alpha?: number
}
/** `box`: coordinates 0..1 of the shape's own box; `user`: those of the surrounding group. */
export type PaintSpace = 'box' | 'user'
export interface LinearPaint {
  kind: 'linear'
  from: Point
  to: Point
  stops: readonly Stop[]
  space: PaintSpace
}
export interface RadialPaint {
  kind: 'radial'
  center: Point
  radius: number
  stops: readonly Stop[]
  space: PaintSpace
}
export type Gradient = LinearPaint | RadialPaint
export type Paint = Lab | Gradient

export const isGradient = (paint: Paint): paint is Gradient => 'kind' in paint

export interface PathNode {
  kind: 'path'
  d: string
  fill?: Paint
  stroke?: { color: Lab; width: number }
  opacity?: number
  blur?: number
  blend?: Blend
}

export interface RelightFilter {
  kind: 'relight'
  /** Unit vector towards the light, in the space the group is drawn in. */
  x: number
  y: number
  shadow: Lab
  rim: Lab
  rimAmount: number
  core: number
  /** How far the core shadow dissolves into pigment: 1 cloth, .35 faces. */
  grain: number
  /** Hand-cut wobble of the edge, in units. */
  wobble: number
}
export type Filter = RelightFilter | { kind: 'blur'; radius: number }

export interface GroupNode {
  kind: 'group'
  children: DisplayList
  transform?: Matrix
  /** A path: only what lies inside is seen. */
  clip?: string
  opacity?: number
  filter?: Filter
  blend?: Blend
}

export const fill = (
  d: string,
  paint: Paint,
  look: { opacity?: number; blur?: number; blend?: Blend } = {},
): PathNode => ({ kind: 'path', d, fill: paint, ...look })

export const line = (
  d: string,
  color: Lab,
  width: number,
  look: { opacity?: number; blur?: number; blend?: Blend } = {},
): PathNode => ({ kind: 'path', d, stroke: { color, width }, ...look })

export const group = (
  children: DisplayList,
  look: Omit<GroupNode, 'kind' | 'children'> = {},
): GroupNode => ({ kind: 'group', children, ...look })

export const linear = (
  from: Point,
  to: Point,
  stops: readonly Stop[],
  space: PaintSpace = 'box',
): LinearPaint => ({ kind: 'linear', from, to, stops, space })

export const radial = (
  center: Point,
  radius: number,
  stops: readonly Stop[],
  space: PaintSpace = 'box',
): RadialPaint => ({ kind: 'radial', center, radius, stops, space })
