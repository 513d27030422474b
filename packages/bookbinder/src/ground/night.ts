/** A sky that is the same for the same book. */
function numbersFrom(seed: string) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const fixed = (value: number) => value.toFixed(1)

export function starPath({ x, y, r }: { x: number; y: number; r: number }): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    const reach = corner % 2 === 0 ? r : r * 0.46
    return `${fixed(x + reach * Math.cos(angle))} ${fixed(y + reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function stars({ seed, size, count }: { seed: string; size: number; count: number }) {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, () => {
    const [x, y, weight] = [next() * size, next() * size, next()]
    if (weight > 0.9) {
      return `<path d="${starPath({ x, y, r: 3 + weight * 3 })}" fill="#fff3cf" opacity=".85"/>`
    }
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(0.5 + weight * 1.1)}" fill="#fff" opacity="${fixed(0.25 + weight * 0.5)}"/>`
  }).join('')
}

const SKY = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14123a"/><stop offset=".62" stop-color="#2a2261"/><stop offset="1" stop-color="#4a3a86"/></linearGradient>
<radialGradient id="glow"><stop offset=".1" stop-color="#fff2c4" stop-opacity=".42"/><stop offset="1" stop-color="#fff2c4" stop-opacity="0"/></radialGradient>`

const hills = (size: number) =>
  `<path d="M0 ${size * 0.86}c${size * 0.2}-${size * 0.07} ${size * 0.34}-${size * 0.03} ${size * 0.5} ${size * 0.01}s${size * 0.32}-${size * 0.08} ${size * 0.5}-${size * 0.03}V${size}H0Z" fill="#201a52"/><path d="M0 ${size * 0.93}c${size * 0.16}-${size * 0.06} ${size * 0.3}-${size * 0.02} ${size * 0.44} 0s${size * 0.36}-${size * 0.05} ${size * 0.56} 0V${size}H0Z" fill="#171340"/>`

/** Fireflies over the grass, for endpapers and backs. */
function lights({ seed, size }: { seed: string; size: number }) {
  const next = numbersFrom(`${seed} lights`)
  return Array.from({ length: 15 }, () => {
    const [x, y, r] = [next() * size, size * (0.55 + next() * 0.4), 1.6 + next() * 2]
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r * 7)}" fill="url(#glow)"/><circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="#ffe9a8"/>`
  }).join('')
}

export const nightSky = ({ seed, size }: { seed: string; size: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${SKY}</defs><rect width="${size}" height="${size}" fill="url(#sky)"/>${stars({ seed, size, count: 130 })}${hills(size)}${lights({ seed, size })}</svg>`

const MOON =
  'M120 168c-46 40-78 110-44 178 30 60 106 88 172 58 40-18 66-52 78-92-34 44-92 60-142 36-60-28-84-108-64-180Z'
const HANGING = [
  [92, 120, 10],
  [150, 62, 7],
  [262, 84, 8],
  [312, 150, 12],
  [40, 210, 6],
] as const
/** Where they sleep on the crescent: middle, foot and height. */
const BEDS = [
  { x: 178, foot: 398, high: 206 },
  { x: 274, foot: 402, high: 132 },
] as const

/** The crescent they sleep on, stars on strings, clouds below. */
export function moonNight({
  seed,
  sleepers,
  size,
  height = size,
}: {
  seed: string
  sleepers: readonly Uint8Array[]
  size: number
  height?: number
}): string {
  const strings = HANGING.map(
    ([x, y, r]) =>
      `<path d="M${x}-40V${y - r}" stroke="#e8dcc0" stroke-width=".8" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="url(#glow)"/><path d="${starPath({ x, y, r })}" fill="#fff6d8"/>`,
  ).join('')
  const asleep = sleepers
    .slice(0, BEDS.length)
    .map((figure, index) => {
      const { x, foot, high } = BEDS[index] ?? BEDS[0]
      const middle = sleepers.length > 1 ? x : 206
      const data = Buffer.from(figure).toString('base64')
      return `<image href="data:image/png;base64,${data}" x="${middle - (high * 3) / 8}" y="${foot - high}" width="${(high * 3) / 4}" height="${high}"/>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" width="${size}" height="${height}"><defs>${SKY}<linearGradient id="moon" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf0"/><stop offset="1" stop-color="#ffe39a"/></linearGradient><linearGradient id="cloud" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9a86cf" stop-opacity=".9"/><stop offset="1" stop-color="#4d3b8e" stop-opacity=".35"/></linearGradient></defs><rect width="${size}" height="${height}" fill="url(#sky)"/>${stars({ seed, size: height, count: 120 })}<g transform="translate(${size / 2 - 205} -18)"><circle cx="196" cy="262" r="210" fill="url(#glow)"/>${strings}<path d="${MOON}" fill="url(#moon)"/><g fill="#f0c878" opacity=".38"><ellipse cx="112" cy="300" rx="17" ry="15"/><ellipse cx="152" cy="372" rx="24" ry="15"/><ellipse cx="90" cy="256" rx="9" ry="7"/></g>${asleep}</g><g fill="url(#cloud)"><path d="M-20 ${height - 40}c6-36 54-44 78-26 20-34 84-30 98 6 36-14 70 2 68 30 42 4 50 26 10 40H-20Z"/><path d="M${size - 270} ${height - 14}c8-34 48-40 70-20 18-36 82-38 102-4 32-20 84-8 88 22 38 4 40 40 20 60h-270Z"/></g></svg>`
}
