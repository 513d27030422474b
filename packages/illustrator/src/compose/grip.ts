import type { Box, Point } from '#core/geometry'
import { isOnWheels } from '#people/wheelchair-frame'
import { headOf } from './plan'
import type { PlacedObject, Placement } from './plan'

/** As large as this a thing takes both arms, or is held by its edge beside the hand. */
const BIG = 46
const TALLEST_HELD = 250
const isTwoHanded = ({ width, height }: Box) => width > BIG && height < width * 1.15

interface Held {
  grip: Point
  box: Box
}
/** How somebody has a thing. */
export type Grip = Pick<PlacedObject, 'isInBoth' | 'isAtMouth'>

/** A fist goes around a handle; what is thicker stands on it, seen whole but for its lowest edge. */
const HANDLE = 20
const SLENDER = 2.4
export const isStick = ({ width, height }: Box) =>
  Math.min(width, height) < HANDLE || height > width * SLENDER
function isHandful({ grip: [x, y], box }: Held): boolean {
  const { width, height } = box
  const isByMiddle =
    Math.abs(x - box.x - width / 2) < width * 0.25 && Math.abs(y - box.y - height / 2) < height / 4
  return isByMiddle && !isStick(box)
}
const onFist = ({ box }: Held): Point => [box.x + box.width / 2, box.y + box.height]

/** By which point of a thing a hand has it, and how much smaller than measured it is there. */
export function gripOf(held: Held, { isInBoth, isAtMouth }: Grip) {
  const { grip, box } = held
  const isBig = isTwoHanded(box)
  const both = isInBoth === true && isBig
  const at: Point = both
    ? [box.x + box.width / 2, box.y + box.height / 2]
    : isHandful(held) && !isAtMouth
      ? onFist(held)
      : isBig && grip[1] > box.y + box.height * 0.3
        ? [box.x + box.width * 0.1, box.y + box.height * 0.5]
        : grip
  return {
    at,
    both,
    shrink: Math.min(1, TALLEST_HELD / Math.max(60, box.height)) * (both ? 1.2 : 1),
  }
}

/** Before the belly of who carries, before the eyes of who reads: shares of an arm from between the shoulders. */
const BEFORE = { carry: { out: 0.24, down: 0.66 }, read: { out: 0.5, down: 0.55 } } as const
/** Nothing is carried before the face. */
const BELOW_CHIN = 8
/** Hands are a little below the middle of its sides. */
const LOW = 0.1
/** What is given is held out: one hand at the side of it, the other under it. */
const UNDER = 0.86

/** Where the middle of what both hands have is, and where they have it, in the holder's own units. */
export function bothHandsOn(
  {
    measured: { anchors, armLength },
    action,
    view,
  }: Pick<Placement, 'measured' | 'action' | 'view'>,
  { box, scale, aimed }: { box: Box; scale: number; aimed: Point | undefined },
): { middle: Point; near: Point; far: Point } {
  const [width, height] = [box.width * scale, box.height * scale]
  if (action === 'give') {
    const [x, y] = aimed ?? anchors.hands.far
    const top = y - height * UNDER
    return {
      middle: [x, top + height / 2],
      near: [x - width / 2, top + height * 0.6],
      far: [x, y],
    }
  }
  const { out, down } = action === 'read' ? BEFORE.read : BEFORE.carry
  const { near, far } = anchors.shoulders
  const shoulder = (near[1] + far[1]) / 2
  const x = view === 'front' ? (near[0] + far[0]) / 2 : anchors.chest[0] + armLength * out
  const y = shoulder + Math.max(armLength * down, height / 2 + BELOW_CHIN)
  const side = y + height * LOW
  return { middle: [x, y], near: [x - width / 2, side], far: [x + width / 2, side] }
}

/** How far a thing goes up in the hand that would reach below the ground its holder stands on. */
export function liftOf(one: Held & Grip & { y: number; scale: number }, ground: number) {
  const { at, shrink } = gripOf(one, one)
  const end = one.y + (one.box.y + one.box.height - at[1]) * one.scale * shrink
  return Math.max(0, end - ground)
}

/** Where a thing is seen that a hand has. */
export function middleHeld(
  one: Held & Grip & { hand: Point; flip: boolean; scale: number },
): Point {
  const { hand, box } = one
  const { at, shrink } = gripOf(one, one)
  const [dx, dy] = [box.x + box.width / 2 - at[0], box.y + box.height / 2 - at[1]]
  const k = one.scale * shrink
  return [hand[0] + (one.flip ? -dx : dx) * k, hand[1] + dy * k]
}

const BOTH_HANDS: ReadonlySet<string> = new Set(['carry', 'read', 'give'])
/** Nobody runs with a pot in one fist, nor sits with an armful at arm's length. */
const GOES: ReadonlySet<string> = new Set(['run', 'walk', 'tiptoe', 'sit'])
export const takesBoth = ({ action, character }: Placement, box: Box | undefined) =>
  BOTH_HANDS.has(action) ||
  (GOES.has(action) && box !== undefined && isTwoHanded(box) && !isOnWheels(character))
const AT_MOUTH: ReadonlySet<string> = new Set(['eat', 'drink', 'play_music'])
/** Nothing is put up on a fist that is beside the face. */
export function isHeldAtMouth(
  holder: Placement,
  { fist: [x, y], width, height }: { fist: Point; width: number; height: number },
): boolean {
  const head = headOf(holder)
  const isBeforeFace =
    Math.abs(x - head.x) < head.rx + width / 2 && y - height < head.y + head.rx * BELOW_EYES
  return AT_MOUTH.has(holder.action) || isBeforeFace
}
const BELOW_EYES = 0.7
