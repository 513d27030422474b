import type { Feeling } from '@luciole/contract/scene-brief'

export type Mouth =
  | 'smile'
  | 'open'
  | 'big'
  | 'round'
  | 'ah'
  | 'wave'
  | 'frown'
  | 'tiny'
  | 'firm'
  | 'grin'

/** How a feeling shows on any face. Angles in degrees: + frowns, − worries. */
export interface Expression {
  eye: 'open' | 'arc' | 'closed'
  /** Share of the eye the upper lid leaves free; above 1 the eye grows. */
  open: number
  /** Share the lower lid pushes up. */
  lower: number
  browRaise: number
  browAngle: number
  mouth: Mouth
  cheek: number
  /** −1 ears and crest hang, 1 they stand. */
  ears: number
  tilt: number
  pupil: number
  tears: boolean
  oneBrow: number
}

const calm: Expression = {
  eye: 'open',
  open: 0.94,
  lower: 0,
  browRaise: 0,
  browAngle: -3,
  mouth: 'smile',
  cheek: 0.8,
  ears: 0.2,
  tilt: 0,
  pupil: 1,
  tears: false,
  oneBrow: 0,
}
const like = (changes: Partial<Expression>): Expression => ({ ...calm, ...changes })

export const EXPRESSIONS: Record<Feeling, Expression> = {
  calm,
  happy: like({ open: 1, lower: 0.08, browRaise: 2, mouth: 'open', cheek: 1, ears: 0.5 }),
  joy: like({ eye: 'arc', browRaise: 5, mouth: 'big', cheek: 1.2, ears: 0.8, tilt: -4 }),
  giggling: like({ eye: 'arc', browRaise: 3, mouth: 'grin', cheek: 1.3, ears: 0.3, tilt: 7 }),
  tender: like({ open: 0.97, lower: 0.2, browRaise: 3, browAngle: -9, cheek: 1.25, tilt: 5 }),
  proud: like({
    open: 0.84,
    lower: 0.14,
    browRaise: 3,
    mouth: 'grin',
    cheek: 1.1,
    ears: 0.7,
    tilt: -7,
  }),
  curious: like({ open: 1.06, browRaise: 4, mouth: 'tiny', ears: 1, tilt: 8, oneBrow: 6 }),
  surprised: like({ open: 1.18, browRaise: 9, mouth: 'round', cheek: 0.7, ears: 1, pupil: 0.86 }),
  awe: like({
    open: 1.16,
    browRaise: 8,
    browAngle: -7,
    mouth: 'ah',
    cheek: 1,
    ears: 0.6,
    tilt: -6,
    pupil: 1.1,
  }),
  thinking: like({ open: 0.86, browRaise: 1, browAngle: 4, mouth: 'firm', tilt: 7, oneBrow: 8 }),
  determined: like({
    open: 0.84,
    lower: 0.06,
    browRaise: -4,
    browAngle: 16,
    mouth: 'firm',
    ears: 0.6,
  }),
  worried: like({
    open: 1.03,
    browRaise: 4,
    browAngle: -18,
    mouth: 'wave',
    cheek: 0.5,
    ears: -0.6,
  }),
  scared: like({
    open: 1.2,
    browRaise: 7,
    browAngle: -18,
    mouth: 'wave',
    cheek: 0.3,
    ears: -1,
    pupil: 0.66,
  }),
  sad: like({
    open: 0.76,
    browRaise: 1,
    browAngle: -20,
    mouth: 'frown',
    cheek: 0.5,
    ears: -0.9,
    tilt: 8,
  }),
  crying: like({
    eye: 'closed',
    browRaise: 2,
    browAngle: -20,
    mouth: 'frown',
    cheek: 0.8,
    ears: -1,
    tilt: 9,
    tears: true,
  }),
  cross: like({
    open: 0.72,
    browRaise: -5,
    browAngle: 20,
    mouth: 'frown',
    cheek: 0.7,
    ears: -0.3,
    tilt: 3,
  }),
  shy: like({
    open: 0.78,
    browRaise: 2,
    browAngle: -11,
    mouth: 'tiny',
    cheek: 1.5,
    ears: -0.4,
    tilt: 10,
  }),
  sleepy: like({ open: 0.46, browRaise: -1, browAngle: -6, mouth: 'round', ears: -0.5, tilt: 6 }),
  asleep: like({
    eye: 'closed',
    browRaise: 0,
    browAngle: -4,
    mouth: 'tiny',
    cheek: 1.1,
    ears: -0.4,
    tilt: 6,
  }),
}
