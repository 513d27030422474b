import type { Creature } from '@luciole/contract/character'
import type { Lab } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import type { Random } from '#core/random'
import type { HeadScene } from '#creatures/face'
import type { Attitude } from '#creatures/attitudes'
import type { Expression } from '#creatures/expressions'
import type { Palette, PaletteHex } from '#creatures/palette'
import type { HeadArt } from '#creatures/heads/head'
import type { Painter } from '#things/painter'

export const CREATURE_POSES = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'lie',
  'sleep',
  'swim',
  'fly',
  'perch',
  'wave',
  'hold',
  'offer',
  'point',
  'reach',
  'climb',
  'cheer',
  'call',
  'dance',
  'hide',
  'cry',
  'listen',
  'bow',
  'peek',
  'ball',
] as const
export type CreaturePose = (typeof CREATURE_POSES)[number]
export type CreatureView = 'three_quarter' | 'front' | 'profile' | 'back'

/** From here up a neck wears the marks of the flank, and stays long in whoever lies down. */
export const LONG_NECK = -100

export type TailKind =
  | 'brush'
  | 'curl'
  | 'corkscrew'
  | 'thin'
  | 'puff'
  | 'stub'
  | 'tuft'
  | 'spade'
  | 'flow'
  | 'up'
  | 'none'
export type FootKind = 'paw' | 'hoof' | 'pad' | 'web' | 'claw'

/** Proportions of a body on four legs, in rig units: a head is about 100. */
export interface FourLegs {
  length: number
  /** Height of the hip and shoulder joints over the ground. */
  hip: number
  shoulder: number
  /** Depth of chest and rump. */
  chest: number
  rump: number
  tuck: number
  legFront: number
  legHind: number
  foot: number
  neck: readonly [dx: number, dy: number, base: number, top: number]
  straight?: boolean
}

/** Proportions of the same animal on two legs. */
export interface TwoLegs {
  shoulder: number
  hip: number
  torso: number
  leg: number
  arm: number
  armWidth: number
  legWidth: number
  foot: number
}

export interface Build {
  plan:
    | 'walker'
    | 'upright'
    | 'bird'
    | 'turtle'
    | 'fish'
    | 'octopus'
    | 'snail'
    | 'robot'
    | 'fairy'
    | 'monster'
    | 'crab'
    | 'seahorse'
    | 'shark'
    | 'bee'
  own: PaletteHex
  /** World units to one rig unit: a six-year-old stands 290 world units tall. */
  size: number
  head: HeadArt
  headScale: number
  four?: FourLegs
  two?: TwoLegs
  /** Birds: an egg on its end, or a boat. */
  upright?: { width: number; height: number; legs: number; flipper?: boolean; flame?: boolean }
  side?: { length: number; depth: number; legs: number; neck: number; tailUp: number }
  foot: FootKind
  tail: TailKind
  /** Chest and belly in the second colour. */
  bib: number
  ownMarks?: Creature['marks']
  wings?: boolean
  spines?: boolean
  wool?: boolean
}

export interface Boots {
  color: Lab
  isMuddy?: boolean
}

export interface RigScene {
  p: Painter
  c: Palette
  build: Build
  pose: CreaturePose
  view: CreatureView
  look: Expression
  plush: boolean
  marks: Creature['marks']
  head: HeadScene
  seed: number
  random: Random
  attitude?: Attitude | undefined
  boots?: Boots | undefined
}

/** Where the head goes, and what the rig already knows of its body. */
export interface Figure {
  body: DisplayList
  head?: { at: Point; k: number; tilt: number }
  /** Drawn over the head: raised paws, blankets of wings. */
  over: DisplayList
  /** Already drawn faces name these themselves. */
  face?: { at: Point; eye: Point; mouth: Point; half: number }
  /** Where a hat goes on a body whose head is not drawn by itself. */
  hatSeat?: { at: Point; half: number; tilt?: number }
  /** Where cloth goes round whose head is not drawn by itself: half of it there, and how it leans. */
  neckSeat?: { at: Point; half: number; turn?: number }
  /** Where it bumps into things. */
  noseSeat?: { at: Point; half: number; tilt?: number }
  /** More than two. */
  grips?: readonly Point[]
  hands: { near: Point; far: Point }
  /** The paw of the far hand: drawn again over what it holds. */
  paw?: DisplayList
  back: Point
  feet: Point
}
