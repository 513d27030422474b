import { toHex } from './color'
import type { Lab } from './color'
import type { RelightFilter } from './display-list'
import type { Extent } from './path-extent'

const one = (value: number) => value.toFixed(1)
const two = (value: number) => value.toFixed(2)
const noiseToAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.55'

/** How far an edge is displaced, softened and lit beyond where it was painted, in pixels. */
const SOFT_EDGE = 3
/** What the rim is worked out from: its offset, its blur and a little. */
const RIM_REACH = 7

/** One colour, as dense as what it is put in: a step that costs no pass of its own. */
function colored(color: Lab, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(toHex(color).slice(at, at + 2), 16) / 255)
  return `${channels.map((channel) => `0 0 0 0 ${channel.toFixed(4)}`).join(' ')} 0 0 0 ${two(alpha)} 0`
}

type Around = (margin: number) => string

/**
 * Where a filter has nothing to show it need not be worked out. Skia keeps a step that is asked for
 * twice only if both ask for the same part of it: what is shifted is asked for with room around.
 */
function around(painted: Extent, { wobble, zoom }: { wobble: number; zoom: number }): Around {
  const edge = Math.abs(wobble) + SOFT_EDGE / Math.max(0.2, zoom)
  return (margin) => {
    const [x, y] = [painted.left - edge - margin, painted.top - edge - margin]
    const [right, bottom] = [painted.right + edge + margin, painted.bottom + edge + margin]
    return ` x="${one(x)}" y="${one(y)}" width="${one(right - x)}" height="${one(bottom - y)}"`
  }
}

const isSomewhere = (painted: Extent | undefined) =>
  painted !== undefined && painted.right > painted.left && painted.bottom > painted.top

/**
 * A hand-cut edge, a core shadow that breaks into pigment, a rim on the light side. Grain is
 * fixed per output pixel: a close shot must not show bigger grains.
 */
export function relightMarkup(
  filter: RelightFilter,
  { id, zoom, painted }: { id: string; zoom: number; painted?: Extent | undefined },
): string {
  const { x, y, core, grain, rimAmount, wobble } = filter
  const frequency = two(0.46 * Math.max(0.25, zoom))
  // Displacement samples whole pixels; less than half a pixel of blur gives its edge back.
  const soft = (0.42 / Math.max(0.2, zoom)).toFixed(2)
  const part: Around =
    painted && isSomewhere(painted) ? around(painted, { wobble, zoom }) : () => ''
  return [
    `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" result="n"/>`,
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${one(wobble)}" xChannelSelector="R" yChannelSelector="G" result="w"/><feGaussianBlur in="w" stdDeviation="${soft}" result="e"/>`,
    `<feOffset in="e" dx="0" dy="0"${part(0)} result="g"/>`,
    `<feOffset in="g" dx="${one(x * 24)}" dy="${one(y * 24)}" result="o"/><feGaussianBlur in="o" stdDeviation="13" result="ob"/><feComposite in="g" in2="ob" operator="out" result="s"/>`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="9" result="p"/><feColorMatrix in="p" values="${noiseToAlpha}" result="pa"/>`,
    `<feComposite in="s" in2="pa" operator="arithmetic" k1="${two(0.8 * grain)}" k2="${two(0.95 - 0.35 * grain)}" result="sg"/>`,
    `<feColorMatrix in="sg" values="${colored(filter.shadow, core)}" result="sc"/><feBlend in="sc" in2="g" mode="multiply" result="h"/>`,
    `<feOffset in="g" dx="${one(-x * 5)}" dy="${one(-y * 5)}"${part(2 * RIM_REACH)} result="q"/><feComposite in="g" in2="q" operator="out"${part(RIM_REACH)} result="r"/><feGaussianBlur in="r" stdDeviation="1.6" result="rb"/>`,
    `<feComposite in="rb" in2="g" operator="in" result="ri"/>`,
    `<feColorMatrix in="ri" values="${colored(filter.rim, rimAmount)}" result="rc"/><feBlend in="rc" in2="h" mode="soft-light" result="k"/>`,
    `<feColorMatrix in="ri" values="${colored(filter.rim, rimAmount * 0.55)}" result="rd"/>`,
    `<feMerge${part(1)}><feMergeNode in="k"/><feMergeNode in="rd"/></feMerge></filter>`,
  ].join('')
}
