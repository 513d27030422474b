import type { EyeColor, HairColor, HairStyle } from '@luciole/contract/character'

/**
 * Portraits to try the analyser on. Nothing here comes from the analyser or from the palette it
 * answers in: skins follow the Monk scale, hair and eyes are colours of real heads.
 */
export type Truth = {
  /** Place on the Monk scale, 0 to 9. */
  monk: number
  skin: string
  hairColor: HairColor
  hair: HairStyle
  eyes: EyeColor
  hasGlasses: boolean
}
export type Portrait = { svg: string; truth: Truth; width: number; height: number }

const MONK = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
]
const HAIR: [HairColor, string][] = [
  ['black', '#1b191d'],
  ['black', '#241f22'],
  ['dark_brown', '#3d281c'],
  ['brown', '#6a4830'],
  ['chestnut', '#7b4029'],
  ['auburn', '#97472a'],
  ['ginger', '#cb6f35'],
  ['dark_blond', '#ae8c5b'],
  ['blond', '#dcbd7d'],
  ['platinum', '#eadfc4'],
  ['grey', '#9c9da1'],
]
const EYES: [EyeColor, string][] = [
  ['dark', '#2c1b12'],
  ['brown', '#643c20'],
  ['hazel', '#7d6530'],
  ['green', '#5f8a58'],
  ['blue', '#4b83b4'],
  ['grey', '#7a8791'],
]
const STYLES: HairStyle[] = [
  ...(['bald', 'wisp', 'crop', 'short', 'side_part', 'undercut', 'bob', 'fringe_bob'] as const),
  ...(['long', 'wavy', 'long_curls', 'pigtails', 'ponytail', 'braids', 'locs'] as const),
  ...(['bun', 'top_knot', 'curly', 'puffs', 'afro'] as const),
]

export type Random = () => number
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hexOf = (rgb: number[]) =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const WIDTH = 600
const HEIGHT = 750

export function drawPortrait(random: Random): Portrait {
  const between = (from: number, to: number) => from + (to - from) * random()
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const vary = (hex: string, amount: number) => {
    const shift = between(-amount, amount)
    return hexOf(rgbOf(hex).map((value) => value + shift + between(-amount, amount) / 3))
  }
  const shade = (hex: string, share: number) => hexOf(rgbOf(hex).map((value) => value * share))

  const monk = between(0, 8.4)
  const low = rgbOf(MONK[Math.floor(monk)] ?? '')
  const high = rgbOf(MONK[Math.ceil(monk)] ?? '')
  const skin = hexOf(low.map((value, index) => value + ((high[index] ?? 0) - value) * (monk % 1)))
  // Very dark skin with platinum hair is rare enough to be left to the editor.
  const [hairColor, hairHex] = pick(HAIR.filter((_, index) => monk < 5.5 || index < 5))
  const [eyes, eyeHex] = pick(EYES.filter((_, index) => monk < 5.5 || index < 2))
  const hair = pick(STYLES)
  const hasGlasses = random() < 0.3
  const tone = vary(hairHex, 7)

  const blob = (x: number, y: number, rx: number, ry: number, lobes: number, depth: number) => {
    const points = Array.from({ length: lobes * 6 }, (_, index) => {
      const angle = (index / (lobes * 6)) * Math.PI * 2
      const out = 1 + depth * Math.abs(Math.sin((angle * lobes) / 2)) * between(0.7, 1.3)
      return `${(x + Math.cos(angle) * rx * out).toFixed(1)} ${(y + Math.sin(angle) * ry * out).toFixed(1)}`
    })
    return `<path d="M${points.join('L')}Z" fill="${tone}"/>`
  }
  const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`
  const strands = (from: number, to: number, spread: number, count: number) =>
    Array.from({ length: count }, () => {
      const x = between(-spread, spread)
      const color = shade(tone, pick([0.75, 0.85, 1.15]))
      return `<path d="M${x * 0.8} ${from}Q${x * 1.1} ${(from + to) / 2} ${x} ${to}" stroke="${color}" stroke-width="${between(1.5, 4)}" fill="none" opacity=".6"/>`
    }).join('')
  const curtain = (bottom: number, half: number, wave: number) => {
    const side = (sign: number) =>
      Array.from({ length: 13 }, (_, index) => {
        const y = -70 + ((bottom + 70) * index) / 12
        return `${sign * (half + wave * Math.sin(index * 1.6))} ${y}`
      })
    return `<path d="M${side(-1).reverse().join('L')}Q${-half} -150 0 -150Q${half} -150 ${side(1).join('L')}Z" fill="${tone}"/>${strands(-80, bottom - 8, half - 10, 26)}`
  }

  const crown = between(4, 16)
  const fringe = hair === 'fringe_bob' ? between(-38, -28) : between(-84, -66)
  const slide = hair === 'side_part' ? pick([-40, 40]) : 0
  const cap = (thick: number, temple = -8) =>
    `<path d="M-97 ${temple}C${-104 - thick} -95 ${-62 - thick} ${-122 - thick} 0 ${-124 - thick}C${62 + thick} ${-122 - thick} ${104 + thick} -95 97 ${temple}Q80 -58 ${40 + slide} ${fringe}Q${slide} ${fringe - 12} ${-40 + slide} ${fringe}Q-80 -58 -97 ${temple}Z" fill="${tone}"/>${strands(-118, fringe - 8, 70, 14)}`
  const hanging = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, tone) + ellipse(x - rx / 3, y, rx / 4, ry * 0.8, shade(tone, 0.8))

  const chin = between(78, 108)
  const waist = between(165, 250)
  const back: Partial<Record<HairStyle, () => string>> = {
    bob: () => curtain(chin, between(112, 126), 0),
    fringe_bob: () => curtain(chin, between(112, 124), 0),
    long: () => curtain(waist, between(112, 128), 2),
    wavy: () => curtain(waist, between(116, 132), 8),
    long_curls: () =>
      curtain(waist - 20, 120, 4) +
      [-1, 1]
        .map((sign) => [0, 50, 100, 150].map((y) => blob(sign * 115, y, 30, 32, 7, 0.14)).join(''))
        .join(''),
    afro: () => blob(0, -48, between(150, 178), between(142, 165), 22, 0.05),
    curly: () => blob(0, -38, between(122, 136), between(112, 128), 15, 0.1),
    puffs: () =>
      [-1, 1]
        .map((sign) =>
          blob(
            sign * between(104, 122),
            between(-125, -100),
            between(50, 64),
            between(48, 60),
            12,
            0.08,
          ),
        )
        .join(''),
    pigtails: () =>
      [-1, 1]
        .map((sign) => hanging(sign * between(124, 138), between(30, 55), 27, between(62, 84)))
        .join(''),
    locs: () =>
      Array.from(
        { length: 17 },
        (_, index) =>
          `<rect x="${-126 + index * 15}" y="-90" width="12" height="${between(190, 260)}" rx="6" fill="${shade(tone, pick([0.85, 1, 1.15]))}"/>`,
      ).join(''),
    top_knot: () => blob(0, between(-160, -148), between(32, 42), between(28, 36), 9, 0.06),
    ponytail: () => (random() < 0.5 ? hanging(pick([-1, 1]) * 116, 40, 20, 60) : ''),
  }
  const thickness: Partial<Record<HairStyle, number>> = {
    crop: 2,
    undercut: 8,
    afro: 14,
    curly: 10,
  }
  const front = () => {
    if (hair === 'bald') return ''
    if (hair === 'wisp')
      return Array.from(
        { length: 9 },
        () =>
          `<path d="M${between(-25, 25)} -118q${between(-12, 12)} -14 ${between(-14, 14)} -20" stroke="${tone}" stroke-width="3" fill="none"/>`,
      ).join('')
    const temple = hair === 'crop' || hair === 'undercut' ? between(-40, -25) : between(-12, 4)
    return cap(thickness[hair] ?? crown, temple)
  }
  const braids = () =>
    hair === 'braids'
      ? [-1, 1]
          .map((sign) =>
            Array.from({ length: 8 }, (_, index) =>
              ellipse(
                sign * (104 - index),
                30 + index * 25,
                19,
                17,
                shade(tone, index % 2 ? 0.86 : 1.08),
              ),
            ).join(''),
          )
          .join('')
      : ''

  const eyeY = between(-6, 14)
  const eyeX = between(36, 44)
  const eye = (sign: number) =>
    `${ellipse(sign * eyeX, eyeY, between(15, 18), between(9, 12), '#f4f1ec')}${ellipse(sign * eyeX, eyeY, 8.6, 8.8, vary(eyeHex, 6))}${ellipse(sign * eyeX, eyeY, 3.6, 3.6, '#0d0b0b')}${ellipse(sign * eyeX - 3, eyeY - 3, 2, 2, '#ffffff')}<path d="M${sign * eyeX - 18} ${eyeY - 3}q18 -13 36 0" stroke="${shade(skin, 0.35)}" stroke-width="3.2" fill="none"/><path d="M${sign * eyeX - 20} ${eyeY - 24}q20 -10 40 0" stroke="${hair === 'bald' ? '#4a3a30' : shade(tone, 0.8)}" stroke-width="5" fill="none" opacity=".85"/>`
  const frame = pick(['#1d1d22', '#5b2f1e', '#283a6b', '#8e2333'])
  const lens = between(25, 31)
  const glasses = hasGlasses
    ? [-1, 1]
        .map(
          (sign) =>
            `<rect x="${sign * eyeX - lens}" y="${eyeY - 20}" width="${lens * 2}" height="${between(42, 50)}" rx="${pick([8, 22])}" fill="#fff" fill-opacity=".08" stroke="${frame}" stroke-width="${between(4, 6.5)}"/><path d="M${sign * (eyeX + lens)} ${eyeY - 8}L${sign * 97} ${eyeY - 12}" stroke="${frame}" stroke-width="4"/>`,
        )
        .join('') +
      `<path d="M${-eyeX + lens} ${eyeY - 4}Q0 ${eyeY - 13} ${eyeX - lens} ${eyeY - 4}" stroke="${frame}" stroke-width="5" fill="none"/>`
    : ''
  const face = `${[-1, 1].map((sign) => ellipse(sign * 98, 12, 13, 22, shade(skin, 0.93))).join('')}<path d="M-97 -20C-100 -150 100 -150 97 -20C99 50 62 122 0 122C-62 122 -99 50 -97 -20Z" fill="${skin}"/>${ellipse(-52, 48, 22, 15, '#d8584a', `opacity="${between(0, 0.22)}"`)}${ellipse(52, 48, 22, 15, '#d8584a', `opacity="${between(0, 0.22)}"`)}${ellipse(8, -52, 34, 14, '#ffffff', `opacity="${between(0, 0.14)}"`)}`
  const features = `${eye(-1)}${eye(1)}<path d="M-6 34q-7 16 4 17q6 2 10 -1" stroke="${shade(skin, 0.72)}" stroke-width="4" fill="none"/><path d="M-26 76q26 ${between(2, 20)} 52 0" stroke="#a8463f" stroke-width="7" fill="none" stroke-linecap="round"/>`

  const wall = vary(
    pick(['#d9d2c4', '#b8c4c9', '#8d9a86', '#c9b59a', '#6f7f99', '#a98f7c', '#e9e6df', '#56615a']),
    18,
  )
  const clutter =
    random() < 0.45
      ? Array.from(
          { length: 6 },
          () =>
            `<rect x="${between(-60, WIDTH)}" y="${between(-60, HEIGHT)}" width="${between(40, 170)}" height="${between(60, 240)}" fill="${hexOf([between(30, 235), between(30, 235), between(30, 235)])}" opacity="${between(0.35, 0.8)}"/>`,
        ).join('')
      : ''
  const clothes = hexOf([between(20, 235), between(20, 235), between(20, 235)])
  const size = 1.5 * between(0.93, 1.07)
  const place = `translate(${300 + between(-12, 12)} ${330 + between(-13, 13)}) rotate(${between(-6, 6)}) scale(${size * between(0.97, 1.03)} ${size})`
  const body = `<path d="M-205 330Q-190 170 -70 158L70 158Q190 170 205 330Z" fill="${clothes}"/><path d="M-42 80H42V165Q0 195 -42 165Z" fill="${shade(skin, 0.8)}"/>`
  const behind = back[hair]?.() ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><g filter="url(#far)">${clutter}</g><defs><filter id="far"><feGaussianBlur stdDeviation="6"/></filter></defs><g transform="${place}">${behind}${body}${face}${features}${front()}${braids()}${glasses}</g></svg>`
  const truth = { monk, skin, hairColor, hair, eyes, hasGlasses }
  return { svg, truth, width: WIDTH, height: HEIGHT }
}
