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

/**
 * How long an MP3 plays when every byte of it belongs to a whole frame of one rate; null otherwise.
 * Whatever else a file pretends to be, it then is nothing but sound.
 */
export function measureMp3(bytes: Uint8Array): number | null {
  let at = 0
  let ms = 0
  let rate = 0
  while (at < bytes.length) {
    const frame = frameAt({ bytes, at })
    if (!frame || (rate && frame.rate !== rate) || at + frame.bytes > bytes.length) return null
    rate = frame.rate
    at += frame.bytes
    ms += frame.ms
  }
  return at === 0 ? null : Math.round(ms)
}
