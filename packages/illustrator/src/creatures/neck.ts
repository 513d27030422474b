import type { HeadArt } from './heads/head'
import type { Figure } from './rigs/rig'

export type NeckPlace = { x: number; y: number; k: number }

/** Where cloth lies round a neck, and how wide against the head; nowhere on who has no chin. */
export function neckOf({ head }: Figure, { chin }: HeadArt, wide: number) {
  if (!head || chin === 0) return null
  return { x: head.at[0] - 2, y: head.at[1] + chin * head.k * 0.9, k: head.k * wide }
}
