import type { HairStyle } from '@luciole/contract/character'

/** What a cut is made of, for the views that are built and not drawn by hand: profile and back. */
export interface HairCut {
  surface: 'none' | 'wisp' | 'smooth' | 'ragged' | 'curly' | 'shaved' | 'scarf' | 'rows'
  /** How far hair stands off the skull. */
  volume: number
  /** How low it hangs beside the face and at the nape (about 35 is a short cut). */
  side: number
  nape: number
  fringe: 'none' | 'straight' | 'swept'
  extra?:
    | 'pigtails'
    | 'ponytail'
    | 'plaits'
    | 'bun'
    | 'knot'
    | 'puffs'
    | 'ropes'
    | 'thin_braids'
    | 'quiff'
}

const cut = (change: Partial<HairCut>): HairCut => ({
  surface: 'smooth',
  volume: 8,
  side: 6,
  nape: 34,
  fringe: 'none',
  ...change,
})

export const HAIR_CUTS: Record<HairStyle, HairCut> = {
  bald: cut({ surface: 'none' }),
  wisp: cut({ surface: 'wisp' }),
  crop: cut({ volume: 6, nape: 30 }),
  short: cut({ surface: 'ragged', volume: 11, fringe: 'swept' }),
  side_part: cut({ volume: 10, fringe: 'swept' }),
  undercut: cut({ surface: 'shaved', volume: 5, nape: 28, extra: 'quiff' }),
  bob: cut({ volume: 11, side: 42, nape: 48, fringe: 'swept' }),
  fringe_bob: cut({ volume: 10, side: 42, nape: 48, fringe: 'straight' }),
  long: cut({ volume: 10, side: 62, nape: 112, fringe: 'swept' }),
  wavy: cut({ volume: 13, side: 50, nape: 74, fringe: 'swept' }),
  long_curls: cut({ surface: 'curly', volume: 15, side: 56, nape: 92, fringe: 'swept' }),
  pigtails: cut({ extra: 'pigtails', fringe: 'swept' }),
  ponytail: cut({ extra: 'ponytail', fringe: 'swept' }),
  braids: cut({ extra: 'plaits', side: 14 }),
  cornrows: cut({ surface: 'rows', volume: 5, extra: 'thin_braids' }),
  locs: cut({ volume: 9, extra: 'ropes' }),
  bun: cut({ extra: 'bun' }),
  top_knot: cut({ extra: 'knot' }),
  curly: cut({ surface: 'curly', volume: 12, side: 12, nape: 38, fringe: 'straight' }),
  puffs: cut({ extra: 'puffs' }),
  afro: cut({ surface: 'curly', volume: 25, side: 20, nape: 34 }),
  head_scarf: cut({ surface: 'scarf', volume: 10, side: 70, nape: 92 }),
}
