import type { Finish } from '#core/drawing'
import type { Pixels } from './pixels'

const TILE = 512
/** Local light and bloom are looked at in quarter size. */
const STEP = 4

interface Noise {
  fine: Float32Array
  low: Float32Array
}
let noise: Noise | undefined

/** Two tiles every picture shares: pigment grain, and slow mottling in four octaves. */
function noiseTiles(): Noise {
  if (noise) return noise
  let state = 12345
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const fine = Float32Array.from(
    { length: TILE * TILE },
    () => (next() + next() + next()) / 1.5 - 1,
  )
  const low = new Float32Array(TILE * TILE)
  for (const [period, weight] of [
    [128, 0.5],
    [64, 0.3],
    [32, 0.25],
    [8, 0.18],
  ] as const)
    addOctave(low, { period, weight, next })
  noise = { fine, low }
  return noise
}

function addOctave(
  low: Float32Array,
  { period, weight, next }: { period: number; weight: number; next: () => number },
) {
  const cells = TILE / period
  const lattice = Float32Array.from({ length: cells * cells }, () => next() * 2 - 1)
  const at = (x: number, y: number) => lattice[(y % cells) * cells + (x % cells)] as number
  const ease = (t: number) => t * t * (3 - 2 * t)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const cellX = Math.floor(x / period)
      const cellY = Math.floor(y / period)
      const u = ease(x / period - cellX)
      const v = ease(y / period - cellY)
      const top = at(cellX, cellY) * (1 - u) + at(cellX + 1, cellY) * u
      const bottom = at(cellX, cellY + 1) * (1 - u) + at(cellX + 1, cellY + 1) * u
      const index = y * TILE + x
      low[index] = (low[index] as number) + weight * (top * (1 - v) + bottom * v)
    }
}

/** Two box passes: near enough to a Gaussian, and linear in the pixels. */
function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rows = new Float32Array(width * height)
  const out = new Float32Array(width * height)
  const span = 2 * radius + 1
  const slide = (
    from: Float32Array,
    to: Float32Array,
    start: number,
    step: number,
    length: number,
  ) => {
    const at = (i: number) => from[start + Math.min(length - 1, Math.max(0, i)) * step] as number
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / span
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  for (let pass = 0; pass < 2; pass++) {
    const from = pass ? out : source
    for (let y = 0; y < height; y++) slide(from, rows, y * width, 1, width)
    for (let x = 0; x < width; x++) slide(rows, out, x, width, height)
  }
  return out
}

interface Small {
  width: number
  height: number
  luminance: Float32Array
  bloom: readonly [Float32Array, Float32Array, Float32Array]
}

function shrink({ data, width, height }: Pixels, finish: Finish): Small {
  const w = Math.max(2, width >> 2)
  const h = Math.max(2, height >> 2)
  const luminance = new Float32Array(w * h)
  const bloom = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)] as const
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (Math.min(height - 1, y * STEP + 1) * width + Math.min(width - 1, x * STEP + 1)) * 4
      const alpha = (data[i + 3] as number) / 255
      const r = ((data[i] as number) / 255) * alpha
      const g = ((data[i + 1] as number) / 255) * alpha
      const b = ((data[i + 2] as number) / 255) * alpha
      const l = 0.3 * r + 0.59 * g + 0.11 * b
      const spill =
        Math.max(0, Math.max(r, g, b) * 0.6 + l * 0.4 - finish.bloomFrom) / (1 - finish.bloomFrom)
      const at = y * w + x
      luminance[at] = l
      bloom[0][at] = r * spill
      bloom[1][at] = g * spill
      bloom[2][at] = b * spill
    }
  const scale = width / 1536
  const soften = (channel: Float32Array, radius: number) =>
    boxBlur(channel, w, h, Math.max(1, Math.round(radius * scale)))
  return {
    width: w,
    height: h,
    luminance: soften(luminance, 14),
    bloom: [soften(bloom[0], 9), soften(bloom[1], 9), soften(bloom[2], 9)],
  }
}

/** Bloom on the lights, local contrast, paper grain, pigment mottling, tinted vignette: in place. */
export function finishPixels(pixels: Pixels, finish: Finish): Pixels {
  const { data, width, height } = pixels
  const { fine, low } = noiseTiles()
  const small = shrink(pixels, finish)
  const [bloomR, bloomG, bloomB] = small.bloom
  const w = small.width
  const shift = width > 2200 ? 1 : 0
  const mask = TILE - 1
  for (let y = 0; y < height; y++) {
    const sampleY = Math.min(small.height - 1.001, y / STEP)
    const rowAt = Math.floor(sampleY)
    const v = sampleY - rowAt
    const fineRow = ((y >> shift) & mask) * TILE
    const coarseRow = ((y >> (shift + 1)) & mask) * TILE
    const lowRow = (((y >> shift) + 77) & mask) * TILE
    const offY = y / height - 0.5
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      if (data[i + 3] === 0) continue
      const sampleX = Math.min(w - 1.001, x / STEP)
      const columnAt = Math.floor(sampleX)
      const u = sampleX - columnAt
      const at = rowAt * w + columnAt
      const k00 = (1 - u) * (1 - v)
      const k10 = u * (1 - v)
      const k01 = (1 - u) * v
      const k11 = u * v
      const sample = (c: Float32Array) =>
        (c[at] as number) * k00 +
        (c[at + 1] as number) * k10 +
        (c[at + w] as number) * k01 +
        (c[at + w + 1] as number) * k11
      let r = (data[i] as number) / 255
      let g = (data[i + 1] as number) / 255
      let b = (data[i + 2] as number) / 255
      const l = 0.3 * r + 0.59 * g + 0.11 * b
      const local = (l - sample(small.luminance)) * finish.localContrast
      r = 1 - (1 - r - local) * (1 - sample(bloomR) * finish.bloom)
      g = 1 - (1 - g - local) * (1 - sample(bloomG) * finish.bloom)
      b = 1 - (1 - b - local) * (1 - sample(bloomB) * finish.bloom)
      const grain =
        ((fine[fineRow + ((x >> shift) & mask)] as number) * 0.6 +
          (fine[coarseRow + ((x >> (shift + 1)) & mask)] as number) * 0.5) *
        finish.grain *
        (0.55 + 0.9 * Math.sqrt(Math.max(0, l * (1 - l))))
      const body = 1 + (low[lowRow + (((x >> shift) + 31) & mask)] as number) * finish.mottle
      const offX = x / width - 0.5
      const dark = finish.vignette * Math.max(0, (offX * offX + offY * offY) * 2 - 0.18)
      const [tintR, tintG, tintB] = finish.vignetteTint
      const [gainR, gainG, gainB] = finish.grade
      data[i] = (r * body + grain) * (1 - dark * tintR) * gainR * 255
      data[i + 1] = (g * body + grain) * (1 - dark * tintG) * gainG * 255
      data[i + 2] = (b * body + grain) * (1 - dark * tintB) * gainB * 255
    }
  }
  return pixels
}
