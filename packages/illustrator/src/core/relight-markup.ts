import { toHex } from './color'
import type { Lab } from './color'
import type { RelightFilter } from './display-list'
import type { Extent } from './path-extent'

const one = (value: number) => value.toFixed(1)
const two = (value: number) => value.toFixed(2)
const noiseToAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.55'

/** How far an edge is displaced, softened and lit beyond where it was painted, in pixels. */
const SOFT_EDGE = 3
/** What the light is worked out from: its offset and three times its blur. */
const LIGHT_REACH = 64

/** One colour, as dense as what it is put in: a step that costs no pass of its own. */
function colored(color: Lab, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(toHex(color).slice(at, at + 2), 16) / 255)
  return `${channels.map((channel) => `0 0 0 0 ${channel.toFixed(4)}`).join(' ')} 0 0 0 ${two(alpha)} 0`
}

interface Look {
  id: string
  zoom: number
  painted?: Extent | undefined
}

/** Where a filter has nothing to show it need not be worked out. */
function around(painted: Extent, { wobble, zoom }: { wobble: number; zoom: number }) {
  const edge = Math.abs(wobble) + SOFT_EDGE / Math.max(0.2, zoom)
  return (margin: number) => {
    const [x, y] = [painted.left - edge - margin, painted.top - edge - margin]
    const [right, bottom] = [painted.right + edge + margin, painted.bottom + edge + margin]
    return ` x="${one(x)}" y="${one(y)}" width="${one(right - x)}" height="${one(bottom - y)}"`
  }
}

function regions({ wobble }: RelightFilter, { zoom, painted }: Look) {
  if (!painted || painted.right <= painted.left || painted.bottom <= painted.top) {
    const roomy = ' x="-12%" y="-12%" width="124%" height="124%"'
    return { edge: roomy, light: roomy, shown: '' }
  }
  const part = around(painted, { wobble, zoom })
  const inUnits = (margin: number) => ` filterUnits="userSpaceOnUse"${part(margin)}`
  return { edge: inUnits(0), light: inUnits(LIGHT_REACH), shown: part(1) }
}

const filterMarkup = ({ id }: Look, region: string, steps: string[]) =>
  `<filter id="${id}"${region} color-interpolation-filters="sRGB">${steps.join('')}</filter>`

/**
 * A hand-cut edge. It is a filter of its own, inside the light: as one of the light's steps Skia
 * would work it out anew for each of the three that shift it, at twice the price of the whole.
 */
export function edgeMarkup(filter: RelightFilter, look: Look): string {
  // Displacement samples whole pixels; less than half a pixel of blur gives its edge back.
  const soft = (0.42 / Math.max(0.2, look.zoom)).toFixed(2)
  return filterMarkup(look, regions(filter, look).edge, [
    `<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" result="n"/>`,
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${one(filter.wobble)}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="${soft}"/>`,
  ])
}

/**
 * A core shadow that breaks into pigment, a rim on the light side. Grain is fixed per output pixel:
 * a close shot must not show bigger grains.
 */
export function lightMarkup(filter: RelightFilter, look: Look): string {
  const { x, y, core, grain, rimAmount } = filter
  const frequency = two(0.46 * Math.max(0.25, look.zoom))
  const { light, shown } = regions(filter, look)
  return filterMarkup(look, light, [
    `<feOffset in="SourceGraphic" dx="${one(x * 24)}" dy="${one(y * 24)}"/><feGaussianBlur stdDeviation="13" result="o"/><feComposite in="SourceGraphic" in2="o" operator="out" result="s"/>`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="9"/><feColorMatrix values="${noiseToAlpha}" result="p"/>`,
    `<feComposite in="s" in2="p" operator="arithmetic" k1="${two(0.8 * grain)}" k2="${two(0.95 - 0.35 * grain)}"/>`,
    `<feColorMatrix values="${colored(filter.shadow, core)}"/><feBlend in2="SourceGraphic" mode="multiply" result="h"/>`,
    `<feOffset in="SourceGraphic" dx="${one(-x * 5)}" dy="${one(-y * 5)}" result="q"/><feComposite in="SourceGraphic" in2="q" operator="out"/><feGaussianBlur stdDeviation="1.6"/>`,
    `<feComposite in2="SourceGraphic" operator="in" result="r"/>`,
    `<feColorMatrix in="r" values="${colored(filter.rim, rimAmount)}"/><feBlend in2="h" mode="soft-light" result="k"/>`,
    `<feColorMatrix in="r" values="${colored(filter.rim, rimAmount * 0.55)}" result="d"/>`,
    `<feMerge${shown}><feMergeNode in="k"/><feMergeNode in="d"/></feMerge>`,
  ])
}
