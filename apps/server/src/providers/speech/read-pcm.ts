import { ServiceError } from '#platform/errors'

const RAW_RATE = 24_000

function fromSamples(bytes: Buffer, channels: number): Float32Array {
  const frames = Math.floor(bytes.length / 2 / channels)
  const pcm = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += bytes.readInt16LE((frame * channels + channel) * 2)
    }
    pcm[frame] = sum / channels / 32_768
  }
  return pcm
}

/** WAV or bare 16-bit samples, as mono; a header that promises more than came is not believed. */
export function readPcm(bytes: Buffer): { pcm: Float32Array; rate: number } {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF')
    return { pcm: fromSamples(bytes, 1), rate: RAW_RATE }
  let rate = 0
  let channels = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const start = at + 8
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      channels = bytes.readUInt16LE(start + 2)
      rate = bytes.readUInt32LE(start + 4)
      const isPlain = bytes.readUInt16LE(start + 14) === 16 && channels >= 1 && channels <= 2
      if (!isPlain || rate < 8000 || rate > 96_000) break
    }
    if (name === 'data' && rate > 0) {
      return {
        pcm: fromSamples(bytes.subarray(start, Math.min(bytes.length, start + size)), channels),
        rate,
      }
    }
    at = start + size + (size % 2)
  }
  throw new ServiceError('voice', 'unreadable')
}
