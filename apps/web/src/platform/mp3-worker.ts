import { createEncoder } from 'wasm-media-encoders'
// LAME stays a file of its own beside the app, so that anybody may replace it.
import mp3Address from 'wasm-media-encoders/wasm/mp3?url'

const CHUNK = 48_000
const KILOBITS = 64

async function encode({ samples, rate }: { samples: Float32Array; rate: number }) {
  const answer = await fetch(new URL(mp3Address, import.meta.url))
  const encoder = await createEncoder('audio/mpeg', await answer.arrayBuffer())
  encoder.configure({ sampleRate: rate as 48_000, channels: 1, bitrate: KILOBITS })
  const parts: BlobPart[] = []
  for (let at = 0; at < samples.length; at += CHUNK) {
    parts.push(encoder.encode([samples.subarray(at, at + CHUNK)]).slice())
  }
  parts.push(encoder.finalize().slice())
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

addEventListener('message', ({ data }: MessageEvent<{ samples: Float32Array; rate: number }>) => {
  encode(data).then(
    (mp3) => postMessage({ mp3 }),
    (error: unknown) => postMessage({ error: String(error) }),
  )
})
