import type { SceneObject } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import type { Random } from '#core/random'
import type { Painter } from './painter'

export type ThingState = NonNullable<SceneObject['state']>

export interface ThingScene {
  p: Painter
  state: ThingState
  /** Drawn large: worth its small details. */
  hero: boolean
  random: Random
  /** It has a face of its own on top: leave out painted ones. */
  alive: boolean
}

/** A thing in art units: about 100 high or wide, standing on 0,0. */
export interface ThingArt {
  draw: (scene: ThingScene) => DisplayList
  /** World height in a hand, and as the subject of a picture; a six-year-old stands 290 tall. */
  hand: number
  hero: number
  /** The colour it has by itself, if it may be of any other: what is near it changes with it. */
  dye?: string
  /** Where a hand holds it. */
  grip?: Point
  /** Where a face fits when it is alive, and how large against a head of 100. */
  face?: readonly [x: number, y: number, k: number]
  glow?: { at: Point; radius: number; color: string; when: 'always' | 'glowing' }
  /** Light it throws to the right when it glows: from where, how far, how wide at its end. */
  beam?: { from: Point; mouth: number; reach: number; end: number; color: string }
  /** It has arms of its own, and here they end: alive, it is given no others. */
  hands?: readonly [near: Point, far: Point]
  /** A mark on the ground that something stands by: it keeps its volume. */
  stands?: boolean
  /** A mark drawn as on a wall: on the ground it is seen foreshortened. */
  isFaceOn?: boolean
  /** It draws its own broken state; others split in two. */
  breaks?: boolean
  /** What it is there to show, and how far around: nobody stands before that, and eyes go to it. */
  key?: readonly [x: number, y: number, radius: number]
  /** Many with faces, who stand in other places on every page. */
  isCrowd?: boolean
}

export const MATERIAL = {
  wood: '#a8713f',
  darkWood: '#6f4629',
  paleWood: '#d6a566',
  gold: '#e8b440',
  brass: '#c98f3a',
  silver: '#c6d0da',
  iron: '#565b6b',
  paper: '#f7edd8',
  cream: '#fbf3e2',
  red: '#d4483d',
  blue: '#3f77b5',
  teal: '#2c8f8c',
  green: '#5f9f4c',
  leaf: '#6faa4a',
  yellow: '#f2c24a',
  orange: '#ea8a3a',
  pink: '#ea8fa6',
  purple: '#8a65bd',
  glass: '#d3ebf0',
  stone: '#9aa0ad',
  clay: '#c5714a',
  leather: '#93552f',
  straw: '#dcae5c',
} as const
