import { gainOf, RATE } from './pcm'

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** The audio cookbook's filters (R. Bristow-Johnson). */
function makeFilter(
  kind: 'highpass' | 'peak' | 'highshelf',
  { hz, q, db = 0 }: { hz: number; q: number; db?: number },
): Biquad {
  const w = (2 * Math.PI * hz) / RATE
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a = 10 ** (db / 40)
  const scale = (b: number[], a0: number, a1: number, a2: number): Biquad => ({
    b0: (b[0] ?? 0) / a0,
    b1: (b[1] ?? 0) / a0,
    b2: (b[2] ?? 0) / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  })
  if (kind === 'highpass')
    return scale([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], 1 + alpha, -2 * cos, 1 - alpha)
  if (kind === 'peak')
    return scale([1 + alpha * a, -2 * cos, 1 - alpha * a], 1 + alpha / a, -2 * cos, 1 - alpha / a)
  const root = 2 * Math.sqrt(a) * alpha
  return scale(
    [
      a * (a + 1 + (a - 1) * cos + root),
      -2 * a * (a - 1 + (a + 1) * cos),
      a * (a + 1 + (a - 1) * cos - root),
    ],
    a + 1 - (a - 1) * cos + root,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - root,
  )
}

function filter(pcm: Float32Array, { b0, b1, b2, a1, a2 }: Biquad) {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    pcm[i] = y
  }
}

const THRESHOLD = gainOf(-24)
const RATIO = 2.4

function compress(pcm: Float32Array) {
  const attack = Math.exp(-1 / (0.004 * RATE))
  const release = Math.exp(-1 / (0.12 * RATE))
  let level = 0
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i] ?? 0
    const now = Math.abs(x)
    const keep = now > level ? attack : release
    level = keep * level + (1 - keep) * now
    if (level > THRESHOLD) pcm[i] = x * (level / THRESHOLD) ** (1 / RATIO - 1)
  }
}

const COMB_MS = [25.3, 26.9, 28.9, 31.1]
const ALLPASS_MS = [5, 1.7]

/** A small room, just enough for a dry robot to stop sounding like one: four combs, two all-passes. */
function addRoom(pcm: Float32Array, wetDb: number) {
  const wet = new Float32Array(pcm.length)
  for (const ms of COMB_MS) {
    const line = new Float32Array(Math.round((ms * RATE) / 1000))
    let damped = 0
    for (let i = 0; i < pcm.length; i++) {
      const at = i % line.length
      const echo = line[at] ?? 0
      damped = echo * 0.6 + damped * 0.4
      line[at] = (pcm[i] ?? 0) + damped * 0.68
      wet[i] = (wet[i] ?? 0) + echo / COMB_MS.length
    }
  }
  for (const ms of ALLPASS_MS) {
    const line = new Float32Array(Math.round((ms * RATE) / 1000))
    for (let i = 0; i < wet.length; i++) {
      const at = i % line.length
      const echo = line[at] ?? 0
      const x = wet[i] ?? 0
      line[at] = x + echo * 0.5
      wet[i] = echo - x * 0.5
    }
  }
  const amount = gainOf(wetDb)
  for (let i = 0; i < pcm.length; i++) pcm[i] = (pcm[i] ?? 0) + amount * (wet[i] ?? 0)
}

/** Changing what this does changes every file: count it up so that caches notice. */
export const CHAIN_VERSION = 1

const WARM: Record<'flite' | 'espeak', Biquad[]> = {
  flite: [
    makeFilter('highpass', { hz: 85, q: 0.7 }),
    makeFilter('peak', { hz: 250, q: 0.9, db: 1.5 }),
    makeFilter('peak', { hz: 3200, q: 0.9, db: 3 }),
  ],
  espeak: [
    makeFilter('highpass', { hz: 95, q: 0.7 }),
    makeFilter('peak', { hz: 230, q: 0.9, db: 2.5 }),
    makeFilter('peak', { hz: 2800, q: 1, db: 1.5 }),
    makeFilter('highshelf', { hz: 5200, q: 0.7, db: -4 }),
  ],
}

/** Warms, evens out and places a whole page in a room; changes `pcm` itself. */
export function polish({
  pcm,
  engine,
  isBedtime,
}: {
  pcm: Float32Array
  engine: 'flite' | 'espeak'
  isBedtime: boolean
}) {
  for (const biquad of WARM[engine]) filter(pcm, biquad)
  if (isBedtime) filter(pcm, makeFilter('highshelf', { hz: 3000, q: 0.7, db: -4 }))
  compress(pcm)
  addRoom(pcm, isBedtime ? -17 : -21)
}
