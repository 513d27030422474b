import type { Finish } from '#core/drawing'
import type { Pixels } from './pixels'

const TILE = 512
/** Local light and bloom are looked at in quarter size. */
const STEP = 4
const TO_SHARE = 1 / 255

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
  const ease = Float64Array.from({ length: period }, (_, i) => {
    const t = i / period
    return t * t * (3 - 2 * t)
  })
  // A row's own lattice, with its first value again at the end.
  const row = new Float64Array(cells + 1)
  for (let y = 0, index = 0; y < TILE; y++) {
    const above = Math.floor(y / period) * cells
    const below = (above + cells) % lattice.length
    const v = (ease[y % period] as number) * weight
    for (let cell = 0; cell < cells; cell++)
      row[cell] =
        (lattice[above + cell] as number) * (weight - v) + (lattice[below + cell] as number) * v
    row[cells] = row[0] as number
    for (let cell = 0; cell < cells; cell++) {
      const left = row[cell] as number
      const climb = (row[cell + 1] as number) - left
      for (let i = 0; i < period; i++, index++)
        low[index] = (low[index] as number) + left + climb * (ease[i] as number)
    }
  }
}

/** Each row's mean over a sliding window. */
function slideAlong(from: Float32Array, to: Float32Array, { width, radius }: Slide): void {
  const share = 1 / (2 * radius + 1)
  const last = width - 1
  for (let start = 0; start < from.length; start += width) {
    let sum = 0
    for (let i = -radius; i <= radius; i++)
      sum += from[start + (i < 0 ? 0 : i > last ? last : i)] as number
    for (let i = 0; i < width; i++) {
      to[start + i] = sum * share
      const entering = i + radius + 1
      const leaving = i - radius
      sum +=
        (from[start + (entering > last ? last : entering)] as number) -
        (from[start + (leaving < 0 ? 0 : leaving)] as number)
    }
  }
}

/** Each column's mean, all columns a row at a time: memory is read in its order. */
function slideDown(from: Float32Array, to: Float32Array, { width, radius }: Slide): void {
  const share = 1 / (2 * radius + 1)
  const last = from.length - width
  const sums = new Float32Array(width)
  const rowAt = (row: number) => Math.max(0, Math.min(last, row * width))
  for (let row = -radius; row <= radius; row++) {
    const start = rowAt(row)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[start + x] as number)
  }
  for (let start = 0, row = 0; start <= last; start += width, row++) {
    const entering = rowAt(row + radius + 1)
    const leaving = rowAt(row - radius)
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number
      to[start + x] = sum * share
      sums[x] = sum + (from[entering + x] as number) - (from[leaving + x] as number)
    }
  }
}

interface Slide {
  width: number
  radius: number
}

/** Two box passes: near enough to a Gaussian, and linear in the pixels. In place. */
function boxBlur(plane: Float32Array, slide: Slide): Float32Array {
  const rows = new Float32Array(plane.length)
  for (let pass = 0; pass < 2; pass++) {
    slideAlong(plane, rows, slide)
    slideDown(rows, plane, slide)
  }
  return plane
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
    boxBlur(channel, { width: w, radius: Math.max(1, Math.round(radius * scale)) })
  return {
    width: w,
    height: h,
    luminance: soften(luminance, 14),
    bloom: [soften(bloom[0], 9), soften(bloom[1], 9), soften(bloom[2], 9)],
  }
}

/** One row of the small picture's four planes, blended between the two rows it lies between. */
function blendRows(small: Small, y: number, into: Float32Array): void {
  const { width: w, luminance, bloom } = small
  const sampleY = Math.min(small.height - 1.001, y / STEP)
  const row = Math.floor(sampleY)
  const v = sampleY - row
  const top = row * w
  const bottom = top + w
  const red = bloom[0]
  const green = bloom[1]
  const blue = bloom[2]
  for (let x = 0; x < w; x++) {
    const k = x * 4
    into[k] = (luminance[top + x] as number) * (1 - v) + (luminance[bottom + x] as number) * v
    into[k + 1] = (red[top + x] as number) * (1 - v) + (red[bottom + x] as number) * v
    into[k + 2] = (green[top + x] as number) * (1 - v) + (green[bottom + x] as number) * v
    into[k + 3] = (blue[top + x] as number) * (1 - v) + (blue[bottom + x] as number) * v
  }
}

/** What a column of the picture is in the small one, and how far it is from the middle. */
function columnsOf(width: number, small: Small) {
  const sample = new Int32Array(width)
  const share = new Float32Array(width)
  const away = new Float32Array(width)
  const last = small.width - 1.001
  for (let x = 0; x < width; x++) {
    const at = Math.min(last, x / STEP)
    sample[x] = Math.floor(at) * 4
    share[x] = at - Math.floor(at)
    away[x] = (x / width - 0.5) ** 2
  }
  return { sample, share, away }
}

/** Bloom on the lights, local contrast, paper grain, pigment mottling, tinted vignette: in place. */
export function finishPixels(pixels: Pixels, finish: Finish): Pixels {
  const { data, width, height } = pixels
  const { fine, low } = noiseTiles()
  const small = shrink(pixels, finish)
  const { bloom, localContrast, grain, mottle, vignette } = finish
  const [tintR, tintG, tintB] = finish.vignetteTint
  const [gainR, gainG, gainB] = finish.grade.map((gain) => gain * 255) as [number, number, number]
  const shift = width > 2200 ? 1 : 0
  const mask = TILE - 1
  const { sample, share, away } = columnsOf(width, small)
  const soft = new Float32Array(small.width * 4)
  for (let y = 0, i = 0; y < height; y++) {
    blendRows(small, y, soft)
    const fineRow = ((y >> shift) & mask) * TILE
    const coarseRow = ((y >> (shift + 1)) & mask) * TILE
    const lowRow = (((y >> shift) + 77) & mask) * TILE
    const offY = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i + 3] === 0) continue
      const u = share[x] as number
      const near = 1 - u
      const k = sample[x] as number
      const around = (soft[k] as number) * near + (soft[k + 4] as number) * u
      const glowR = ((soft[k + 1] as number) * near + (soft[k + 5] as number) * u) * bloom
      const glowG = ((soft[k + 2] as number) * near + (soft[k + 6] as number) * u) * bloom
      const glowB = ((soft[k + 3] as number) * near + (soft[k + 7] as number) * u) * bloom
      const r = (data[i] as number) * TO_SHARE
      const g = (data[i + 1] as number) * TO_SHARE
      const b = (data[i + 2] as number) * TO_SHARE
      const l = 0.3 * r + 0.59 * g + 0.11 * b
      const dimmed = 1 - (l - around) * localContrast
      const pigment =
        ((fine[fineRow + ((x >> shift) & mask)] as number) * 0.6 +
          (fine[coarseRow + ((x >> (shift + 1)) & mask)] as number) * 0.5) *
        grain *
        (0.55 + 0.9 * Math.sqrt(l < 1 ? l * (1 - l) : 0))
      const body = 1 + (low[lowRow + (((x >> shift) + 31) & mask)] as number) * mottle
      const far = ((away[x] as number) + offY) * 2 - 0.18
      const dark = far > 0 ? vignette * far : 0
      data[i] = ((1 - (dimmed - r) * (1 - glowR)) * body + pigment) * (1 - dark * tintR) * gainR
      data[i + 1] = ((1 - (dimmed - g) * (1 - glowG)) * body + pigment) * (1 - dark * tintG) * gainG
      data[i + 2] = ((1 - (dimmed - b) * (1 - glowB)) * body + pigment) * (1 - dark * tintB) * gainB
    }
  }
  return pixels
}
