import type { Human } from '@luciole/contract/character'
import { clamp, lerp } from '#core/geometry'
import { hashSeed } from '#core/random'

/** Measures of a body in head units; a child is not a small adult, so each age has its own. */
export interface Proportions {
  isAdult: boolean
  isElder: boolean
  heads: number
  torso: number
  leg: number
  shoulder: number
  waist: number
  hip: number
  belly: number
  upperArm: number
  lowerArm: number
  thigh: number
  shin: number
  armWidth: number
  legWidth: number
  hand: number
  foot: number
  neckWidth: number
  /** How far the chin stands above the shoulders. */
  neck: number
}

/** age, heads, legs as share of the body below the head */
const GROWTH = [
  [0, 2.05, 0.34],
  [1, 2.3, 0.38],
  [3, 2.55, 0.42],
  [6, 2.95, 0.46],
  [9, 3.3, 0.49],
  [12, 3.75, 0.51],
  [15.9, 4.3, 0.52],
] as const

export const isAdultAge = (age: number) => age > 15

function growth(age: number): [number, number] {
  for (let i = 0; i < GROWTH.length - 1; i++) {
    const from = GROWTH[i] as (typeof GROWTH)[number]
    const to = GROWTH[i + 1] as (typeof GROWTH)[number]
    if (age <= to[0]) {
      const share = clamp((age - from[0]) / (to[0] - from[0]), 0, 1)
      return [lerp(from[1], to[1], share), lerp(from[2], to[2], share)]
    }
  }
  return [4.3, 0.52]
}

type Person = Pick<Human, 'age' | 'sex' | 'skin' | 'hair' | 'eyes' | 'colors'>

export function proportionsOf(human: Person): Proportions {
  return isAdultAge(human.age) ? adultProportions(human) : childProportions(human.age)
}

function childProportions(age: number): Proportions {
  const [heads, legShare] = growth(age)
  const below = (heads - 1) * 100 + 8
  const leg = below * legShare
  const torso = below - leg
  const taller = heads - 2.5
  return {
    isAdult: false,
    isElder: false,
    heads,
    torso,
    leg,
    shoulder: 26.5 + 7.5 * taller,
    waist: 27 + 3.5 * taller,
    hip: 25.5 + 5 * taller,
    belly: clamp(1.1 - taller * 0.16, 0.96, 1.14),
    upperArm: torso * 0.44,
    lowerArm: torso * 0.4,
    thigh: leg * 0.5,
    shin: leg * 0.5 - 8,
    armWidth: 9.6 + taller * 0.5,
    legWidth: 13.4 + taller * 0.6,
    hand: 0.9 + taller * 0.05,
    foot: 0.92 + taller * 0.1,
    neckWidth: 11.5 + taller,
    neck: 0,
  }
}

/** Grown-ups are slight, middling or stout, whatever they wear. */
const BUILDS = [
  { taller: 0, shoulder: 1, waist: 1, hip: 1, limb: 1 },
  { taller: 0.12, shoulder: 0.96, waist: 0.92, hip: 0.95, limb: 0.92 },
  { taller: -0.14, shoulder: 1.03, waist: 1.24, hip: 1.1, limb: 1.08 },
] as const

const YOUNG_TO_YEARS = 20
const YOUNG = { taller: -0.2, shoulder: 0.92, waist: 0.9, hip: 0.9, limb: 0.88 } as const
const MIDDLE_AGED_FROM_YEARS = 45

const buildOf = ({ age, sex, skin, hair, eyes, colors }: Person) =>
  age < YOUNG_TO_YEARS
    ? YOUNG
    : (BUILDS[hashSeed('build', sex, skin, hair, eyes, ...colors) % BUILDS.length] ?? BUILDS[0])

function adultProportions(person: Person): Proportions {
  const isElder = person.age >= 60
  const isMan = person.sex === 'male'
  const build = buildOf(person)
  const heads = (isMan ? 5 : 4.8) - (isElder ? 0.3 : 0) + build.taller
  const below = (heads - 1) * 100
  const leg = below * 0.485
  const torso = below - leg
  return {
    isAdult: true,
    isElder,
    heads,
    torso,
    leg,
    shoulder: (isMan ? 57 : 45) * build.shoulder,
    waist:
      (isMan ? 44 : 34) * build.waist +
      (isElder ? 6 : person.age >= MIDDLE_AGED_FROM_YEARS ? 4 : 0),
    hip: (isMan ? 44 : 47) * build.hip,
    belly: isElder ? 1.12 : 1,
    upperArm: torso * 0.42,
    lowerArm: torso * 0.37,
    thigh: leg * 0.5,
    shin: leg * 0.5 - 10,
    armWidth: (isMan ? 16 : 12.6) * build.limb,
    legWidth: (isMan ? 24 : 21) * build.limb,
    hand: isMan ? 1.28 : 1.12,
    foot: isMan ? 1.4 : 1.2,
    neckWidth: isMan ? 19 : 14,
    neck: 4,
  }
}

/** Against a six-year-old's drawing size, so that people in one picture are as tall as in life. */
export function naturalScale(age: number): number {
  if (isAdultAge(age)) return 0.92
  return lerp(0.86, 1.08, clamp(age / 14, 0, 1))
}
