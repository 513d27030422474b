/** Kilobits a second of layer III, by the header's four bits: MPEG 1, then MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
] as const
const RATES = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
}
const LAYER_THREE = 1

type Frame = { bytes: number; ms: number; rate: number }

function frameAt({ bytes, at }: { bytes: Uint8Array; at: number }): Frame | null {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3)
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return null
  const version = (kind >> 3) & 3
  if (version === 1 || ((kind >> 1) & 3) !== LAYER_THREE) return null
  const rate = RATES[version as keyof typeof RATES][(rates >> 2) & 3]
  const bitrate = BITRATES[version === 3 ? 0 : 1][rates >> 4]
  if (!rate || !bitrate) return null
  const samples = version === 3 ? 1152 : 576
  const length = Math.floor((samples * bitrate * 125) / rate) + ((rates >> 1) & 1)
  return { bytes: length, ms: (samples * 1000) / rate, rate }
}

/** Seven bits a byte, as ID3 counts. */
const tagLength = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3'
    ? 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at] ?? 0), 0)
    : 0

/** Whole frames of one rate, from where they begin to where something else does. */
function readFrames({ mp3, from }: { mp3: Uint8Array; from: number }) {
  let end = from
  let ms = 0
  let rate = 0
  while (end < mp3.length) {
    const frame = frameAt({ bytes: mp3, at: end })
    if (!frame || (rate && frame.rate !== rate) || end + frame.bytes > mp3.length) break
    rate = frame.rate
    end += frame.bytes
    ms += frame.ms
  }
  return { end, ms, rate }
}

/** The sound alone, without the notes around it. */
export function soundOf(mp3: Uint8Array): { frames: Uint8Array; ms: number; rate: number } | null {
  const from = tagLength(mp3)
  const { end, ms, rate } = readFrames({ mp3, from })
  return ms > 0 ? { frames: mp3.subarray(from, end), ms, rate } : null
}

/**
 * How long an MP3 plays when every byte of it belongs to a whole frame of one rate; null otherwise.
 * Whatever else a file pretends to be, it then is nothing but sound.
 */
export function measureMp3(mp3: Uint8Array): number | null {
  const { end, ms } = readFrames({ mp3, from: 0 })
  return ms > 0 && end === mp3.length ? Math.round(ms) : null
}
