import { gainOf, msToSamples, peakOf, rmsOf } from './pcm'

/** The encoder takes half a decibel away and the pauses weigh another: both ways −20 ± 1 is kept. */
const TARGET_RMS = gainOf(-20)
/** The encoder overshoots by a few tenths of a decibel; the promise is −1. */
const CEILING = gainOf(-2)
const ROUNDS = 4

function limit(pcm: Float32Array) {
  const ahead = msToSamples(3)
  const release = Math.exp(-1 / msToSamples(60))
  let gain = 1
  const wanted = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) {
    const now = Math.abs(pcm[i] ?? 0)
    wanted[i] = now > CEILING ? CEILING / now : 1
  }
  for (let i = pcm.length - 1, hold = 1; i >= 0; i--) {
    // Backwards first: the gain starts to fall before the peak comes.
    hold = Math.min(wanted[i] ?? 1, hold + (1 - hold) / ahead)
    wanted[i] = hold
  }
  for (let i = 0; i < pcm.length; i++) {
    const aim = wanted[i] ?? 1
    gain = aim < gain ? aim : aim + (gain - aim) * release
    pcm[i] = Math.max(-CEILING, Math.min(CEILING, (pcm[i] ?? 0) * gain))
  }
}

/** Brings a page to the loudness every page has. */
export function level(pcm: Float32Array) {
  for (let round = 0; round < ROUNDS; round++) {
    const gain = TARGET_RMS / Math.max(rmsOf(pcm), 1e-6)
    for (let i = 0; i < pcm.length; i++) pcm[i] = (pcm[i] ?? 0) * gain
    if (peakOf(pcm) <= CEILING) return
    limit(pcm)
  }
}
