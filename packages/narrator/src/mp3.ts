import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './pcm'

const CHUNK = 48_000
/** Silence a player hears before the first sample: measured in a browser, not read from a book. */
export const ENCODER_DELAY_MS = 46
const BYTES_PER_MS = 6

/** As a player counts it, delay and padding included. */
export const durationOf = (mp3: Uint8Array) => Math.floor(mp3.length / BYTES_PER_MS)

/** 48 kb/s mono, which every browser and phone plays, in the background too. */
export async function encodeMp3(pcm: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 })
  const parts: Uint8Array[] = []
  for (let at = 0; at < pcm.length; at += CHUNK)
    parts.push(encoder.encode([pcm.subarray(at, at + CHUNK)]).slice())
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
