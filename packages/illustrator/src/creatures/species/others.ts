import { BIRD_HEAD } from '#creatures/heads/bird'
import { DUCK_HEAD } from '#creatures/heads/duck'
import { OWL_HEAD } from '#creatures/heads/owl'
import { PENGUIN_HEAD } from '#creatures/heads/penguin'
import { PHOENIX_HEAD } from '#creatures/heads/phoenix'
import type { HeadArt } from '#creatures/heads/head'
import { TURTLE_HEAD } from '#creatures/heads/turtle'
import type { Build } from '#creatures/rigs/rig'

/** Their face is part of their body: nothing to put on a neck. */
const NO_HEAD: HeadArt = { eye: [0, 0], mouth: [0, 0], top: 0, half: 50, chin: 0, draw: () => [] }
const plain = { head: NO_HEAD, headScale: 1, foot: 'pad', tail: 'none', bib: 0 } as const

export const BIRDS = {
  owl: {
    ...plain,
    plan: 'bird',
    own: {
      coat: '#9c7650',
      belly: '#f2e3c6',
      detail: '#e0a94c',
      dark: '#6e5038',
      eye: '#f0b93a',
      nose: '#e0a94c',
      inner: '#e0a94c',
    },
    size: 0.62,
    head: OWL_HEAD,
    headScale: 1,
    upright: { width: 56, height: 112, legs: 12 },
  },
  bird: {
    ...plain,
    plan: 'bird',
    own: {
      coat: '#4f86b8',
      belly: '#f08a55',
      detail: '#efb042',
      dark: '#35639a',
      eye: '#2f2420',
      nose: '#efb042',
      inner: '#efb042',
    },
    size: 0.36,
    head: BIRD_HEAD,
    headScale: 0.86,
    side: { length: 112, depth: 84, legs: 34, neck: 8, tailUp: 14 },
  },
  duck: {
    ...plain,
    plan: 'bird',
    own: {
      coat: '#f6d25c',
      belly: '#fbe8a6',
      detail: '#ee8e32',
      dark: '#e0b140',
      eye: '#3a2a1c',
      nose: '#ee8e32',
      inner: '#ee8e32',
    },
    size: 0.48,
    head: DUCK_HEAD,
    headScale: 0.94,
    foot: 'web',
    side: { length: 132, depth: 78, legs: 28, neck: 30, tailUp: 0 },
  },
  penguin: {
    ...plain,
    plan: 'bird',
    own: {
      coat: '#3d4763',
      belly: '#f8f4ec',
      detail: '#f0a03c',
      dark: '#333c56',
      eye: '#2a2026',
      nose: '#f0a03c',
      inner: '#f0a03c',
    },
    size: 0.82,
    head: PENGUIN_HEAD,
    headScale: 1,
    foot: 'web',
    upright: { width: 54, height: 134, legs: 12, flipper: true },
  },
  phoenix: {
    ...plain,
    plan: 'bird',
    own: {
      coat: '#e2552f',
      belly: '#f8c14c',
      detail: '#f39a2e',
      dark: '#b8352f',
      eye: '#f0c04a',
      nose: '#f39a2e',
      inner: '#f39a2e',
    },
    size: 0.98,
    head: PHOENIX_HEAD,
    headScale: 0.9,
    upright: { width: 46, height: 116, legs: 26, flame: true },
  },
} as const satisfies Record<string, Build>

export const OTHERS = {
  turtle: {
    ...plain,
    plan: 'turtle',
    own: {
      coat: '#86b35f',
      belly: '#e9e0a8',
      detail: '#7d6136',
      dark: '#5f8548',
      eye: '#7a5a26',
      nose: '#5f8548',
      inner: '#e9e0a8',
    },
    size: 0.62,
    head: TURTLE_HEAD,
    headScale: 0.92,
    foot: 'claw',
  },
  fish: {
    ...plain,
    plan: 'fish',
    own: {
      coat: '#f0813c',
      belly: '#fbf1e0',
      detail: '#f6b24e',
      dark: '#c05a2a',
      eye: '#3f6aa0',
      nose: '#c05a2a',
      inner: '#f6b24e',
    },
    size: 0.46,
  },
  whale: {
    ...plain,
    plan: 'fish',
    own: {
      coat: '#4f7fa8',
      belly: '#dfe9ea',
      detail: '#7fb0cf',
      dark: '#38597f',
      eye: '#2f3f58',
      nose: '#38597f',
      inner: '#f0b8b0',
    },
    size: 2.5,
  },
  octopus: {
    ...plain,
    plan: 'octopus',
    own: {
      coat: '#c966a0',
      belly: '#f6c9d6',
      detail: '#a64a86',
      dark: '#8a3c72',
      eye: '#6a4aa0',
      nose: '#8a3c72',
      inner: '#f6c9d6',
    },
    size: 0.8,
  },
  snail: {
    ...plain,
    plan: 'snail',
    own: {
      coat: '#cf7a4a',
      belly: '#e9cf9a',
      detail: '#9a4f34',
      dark: '#8a4a30',
      eye: '#5a3c22',
      nose: '#8a4a30',
      inner: '#e9cf9a',
    },
    size: 0.28,
  },
  monster: {
    ...plain,
    plan: 'monster',
    own: {
      coat: '#7a6fc0',
      belly: '#c9b8ec',
      detail: '#4f4596',
      dark: '#5a4fa0',
      eye: '#3f9a7c',
      nose: '#4f4596',
      inner: '#c9b8ec',
    },
    size: 1.12,
    foot: 'claw',
  },
  robot: {
    ...plain,
    plan: 'robot',
    own: {
      coat: '#8fb8c4',
      belly: '#f0e8d4',
      detail: '#ee8a4c',
      dark: '#3f4d66',
      eye: '#8ff0e6',
      nose: '#3f4d66',
      inner: '#f0e8d4',
    },
    size: 0.96,
  },
  fairy: {
    ...plain,
    plan: 'fairy',
    own: {
      coat: '#d9679a',
      belly: '#e8b893',
      detail: '#bfe3ef',
      dark: '#8a4a2c',
      eye: '#4f9a6a',
      nose: '#d99a7a',
      inner: '#e8b893',
    },
    size: 0.62,
  },
} as const satisfies Record<string, Build>
