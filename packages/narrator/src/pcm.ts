/** Mono sound at the one rate everything is mixed and encoded at. */
export const RATE = 24_000

export const msToSamples = (ms: number) => Math.round((ms * RATE) / 1000)
export const samplesToMs = (samples: number) => (samples * 1000) / RATE
export const decibels = (gain: number) => 20 * Math.log10(Math.max(gain, 1e-9))
export const gainOf = (db: number) => 10 ** (db / 20)

export function rmsOf(pcm: Float32Array): number {
  let sum = 0
  for (const sample of pcm) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, pcm.length))
}

export function peakOf(pcm: Float32Array): number {
  let peak = 0
  for (const sample of pcm) peak = Math.max(peak, Math.abs(sample))
  return peak
}

const TAPS = 16
const PHASES = 64

/** Windowed sinc. Playing faster than recorded lifts pitch and throat together. */
export function resample({
  pcm,
  from,
  to,
}: {
  pcm: Float32Array
  from: number
  to: number
}): Float32Array {
  if (from === to) return pcm
  const step = from / to
  const cutoff = Math.min(1, 1 / step) * 0.94
  const kernel = new Float32Array((PHASES + 1) * TAPS * 2)
  for (let phase = 0; phase <= PHASES; phase++)
    for (let tap = 0; tap < TAPS * 2; tap++) {
      const x = tap - TAPS + 1 - phase / PHASES
      const sinc = x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x)
      kernel[phase * TAPS * 2 + tap] = sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS + 1)))
    }
  const out = new Float32Array(Math.floor(pcm.length / step))
  for (let i = 0; i < out.length; i++) {
    const at = i * step
    const whole = Math.floor(at)
    const row = Math.round((at - whole) * PHASES) * TAPS * 2
    let sum = 0
    for (let tap = 0; tap < TAPS * 2; tap++)
      sum += (pcm[whole + tap - TAPS + 1] ?? 0) * (kernel[row + tap] ?? 0)
    out[i] = sum
  }
  return out
}

const SILENCE = 0.006
const WINDOW_MS = 5
const KEPT_MS = 15

/** Where sound begins and ends: the engine's own silences give way to ours. */
export function findSound(pcm: Float32Array): { start: number; end: number } {
  const size = msToSamples(WINDOW_MS)
  const isLoud = (at: number) => rmsOf(pcm.subarray(at, at + size)) > SILENCE
  let start = 0
  while (start + size < pcm.length && !isLoud(start)) start += size
  let end = pcm.length
  while (end - size > start && !isLoud(end - size)) end -= size
  const kept = msToSamples(KEPT_MS)
  return { start: Math.max(0, start - kept), end: Math.min(pcm.length, end + 2 * kept) }
}
