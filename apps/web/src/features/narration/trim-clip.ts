const WINDOW_MS = 20
/** What is kept of the silence around a voice. */
const HEAD_MS = 200
const TAIL_MS = 350
/** Quieter than this is the room. */
const FLOOR = 0.006
/** −20 dBFS, as loud as the story voice; peaks stay below −1. */
const TARGET = 0.1
const PEAK = 0.89
const LOUDEST_GAIN = 12
const FADE_MS = 10

function powersOf({ samples, size }: { samples: Float32Array; size: number }): number[] {
  const powers: number[] = []
  for (let at = 0; at < samples.length; at += size) {
    let sum = 0
    const end = Math.min(at + size, samples.length)
    for (let index = at; index < end; index += 1) sum += (samples[index] ?? 0) ** 2
    powers.push(Math.sqrt(sum / (end - at)))
  }
  return powers
}

/**
 * Cuts the fumbling before and after, and makes every page as loud as the next. Null when nothing
 * was said.
 */
export function trimClip({
  samples,
  rate,
  longestMs,
}: {
  samples: Float32Array
  rate: number
  longestMs: number
}): Float32Array | null {
  const size = Math.round((rate * WINDOW_MS) / 1000)
  const powers = powersOf({ samples, size })
  const loudest = Math.max(0, ...powers)
  const isVoice = (power: number) => power > Math.max(FLOOR, loudest * 0.04)
  const first = powers.findIndex(isVoice)
  const last = powers.findLastIndex(isVoice)
  if (first < 0 || loudest < FLOOR * 2) return null

  const toSamples = (ms: number) => Math.round((rate * ms) / 1000)
  const from = Math.max(0, first * size - toSamples(HEAD_MS))
  const to = Math.min(samples.length, (last + 1) * size + toSamples(TAIL_MS))
  const clip = samples.slice(from, Math.min(to, from + toSamples(longestMs)))

  const voiced = powers.filter(isVoice)
  const mean = Math.sqrt(voiced.reduce((sum, power) => sum + power ** 2, 0) / voiced.length)
  let peak = 0
  for (const sample of clip) peak = Math.max(peak, Math.abs(sample))
  const gain = Math.min(TARGET / mean, PEAK / peak, LOUDEST_GAIN)
  const fade = toSamples(FADE_MS)
  for (let at = 0; at < clip.length; at += 1) {
    const edge = Math.min(1, at / fade, (clip.length - 1 - at) / fade)
    clip[at] = (clip[at] ?? 0) * gain * edge
  }
  return clip
}
