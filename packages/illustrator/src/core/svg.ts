import { toHex } from './color'
import { isGradient } from './display-list'
import type {
  DisplayList,
  DisplayNode,
  Filter,
  Gradient,
  GroupNode,
  Paint,
  PathNode,
} from './display-list'
import { scaleOf } from './geometry'
import type { Box } from './geometry'
import { BLUR_REACH, extentOf } from './painted-extent'
import { pathExtent } from './path-extent'
import type { Extent } from './path-extent'
import { edgeMarkup, lightMarkup } from './relight-markup'

const short = (value: number) => (Math.round(value * 1000) / 1000).toString()

interface Writer {
  defs: Map<string, { id: string; markup: string }>
  prefix: string
  /** Output pixels per unit where we are writing: grain keeps its size on paper. */
  zoom: number
}

function define(writer: Writer, key: string, markup: (id: string) => string): string {
  const known = writer.defs.get(key)
  if (known) return known.id
  const id = writer.prefix + writer.defs.size.toString(36)
  writer.defs.set(key, { id, markup: markup(id) })
  return id
}

function gradientMarkup(paint: Gradient, id: string): string {
  const units = paint.space === 'user' ? ' gradientUnits="userSpaceOnUse"' : ''
  const stops = paint.stops
    .map(
      ({ at, color, alpha = 1 }) =>
        `<stop offset="${short(at)}" stop-color="${toHex(color)}"${alpha < 1 ? ` stop-opacity="${short(alpha)}"` : ''}/>`,
    )
    .join('')
  if (paint.kind === 'linear')
    return `<linearGradient id="${id}" x1="${short(paint.from[0])}" y1="${short(paint.from[1])}" x2="${short(paint.to[0])}" y2="${short(paint.to[1])}"${units}>${stops}</linearGradient>`
  const [x, y] = paint.center.map(short)
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${short(paint.radius)}" fx="${x}" fy="${y}"${units}>${stops}</radialGradient>`
}

function paintReference(writer: Writer, paint: Paint): string {
  if (!isGradient(paint)) return toHex(paint)
  const key = gradientMarkup(paint, '')
  return `url(#${define(writer, key, (id) => gradientMarkup(paint, id))})`
}

/** Percents of what is blurred, on each side: what lies farther out need not be worked out. */
const MOST_AROUND = 60
const STEP = 10
/** The extent of a curve counts the points that pull at it: it may be half as long. */
const PULLED = 2
function roomAround(side: number, reach: number): number {
  const share = (100 * PULLED * reach) / side
  return share > 0 && share < MOST_AROUND ? Math.ceil(share / STEP) * STEP : MOST_AROUND
}

function blurReference(
  writer: Writer,
  { radius, stroke = 0, extent }: { radius: number; stroke?: number; extent: Extent },
): string {
  const { left, top, right, bottom } = extent
  const reach = BLUR_REACH * radius + stroke / 2
  const [x, y] = [roomAround(right - left, reach), roomAround(bottom - top, reach)]
  const deviation = short(radius)
  return define(
    writer,
    `blur${deviation} ${x} ${y}`,
    (id) =>
      `<filter id="${id}" x="-${x}%" y="-${y}%" width="${100 + 2 * x}%" height="${100 + 2 * y}%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
}

const filterAttribute = (id: string) => ` filter="url(#${id})"`

/** What a filter is on a group, and what it wraps the children in first. */
function filtered(writer: Writer, filter: Filter, children: DisplayList) {
  const painted = extentOf(children)
  if (filter.kind === 'blur') {
    const id = blurReference(writer, { radius: filter.radius, extent: painted })
    return { attribute: filterAttribute(id) }
  }
  const look = { zoom: writer.zoom, painted }
  const defined = (markup: typeof lightMarkup) => {
    const key = markup(filter, { ...look, id: '' })
    return filterAttribute(define(writer, key, (id) => markup(filter, { ...look, id })))
  }
  return { attribute: defined(lightMarkup), inner: defined(edgeMarkup) }
}

const opacityAttribute = (opacity?: number) =>
  opacity !== undefined && opacity < 1 ? ` opacity="${short(Math.max(0, opacity))}"` : ''
const blendAttribute = (blend?: string) => (blend ? ` style="mix-blend-mode:${blend}"` : '')

function writePath(writer: Writer, node: PathNode): string {
  const paint = node.fill ? paintReference(writer, node.fill) : 'none'
  const stroke = node.stroke
    ? ` stroke="${toHex(node.stroke.color)}" stroke-width="${short(node.stroke.width)}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  const blur = node.blur
    ? ` filter="url(#${blurReference(writer, { radius: node.blur, stroke: node.stroke?.width ?? 0, extent: pathExtent(node.d) })})"`
    : ''
  return `<path d="${node.d}" fill="${paint}"${stroke}${opacityAttribute(node.opacity)}${blur}${blendAttribute(node.blend)}/>`
}

function writeGroup(writer: Writer, node: GroupNode): string {
  const inner = node.transform ? { ...writer, zoom: writer.zoom * scaleOf(node.transform) } : writer
  const look = node.filter && filtered(inner, node.filter, node.children)
  const attributes = [
    node.transform ? ` transform="matrix(${node.transform.map(short).join(' ')})"` : '',
    opacityAttribute(node.opacity),
    node.clip
      ? ` clip-path="url(#${define(writer, `clip${node.clip}`, (id) => `<clipPath id="${id}"><path d="${node.clip}"/></clipPath>`)})"`
      : '',
    look?.attribute,
    blendAttribute(node.blend),
  ].join('')
  const children = node.children.map((child) => writeNode(inner, child)).join('')
  if (!children) return ''
  return `<g${attributes}>${look?.inner ? `<g${look.inner}>${children}</g>` : children}</g>`
}

const writeNode = (writer: Writer, node: DisplayNode): string =>
  node.kind === 'path' ? writePath(writer, node) : writeGroup(writer, node)

/** A whole SVG document. `view` is the camera: what part of the units is seen. */
export function writeSvg(drawing: {
  list: DisplayList
  view: Box
  width: number
  height: number
  /** Two drawings on one web page need prefixes of their own. */
  prefix?: string
}): string {
  const { list, view, width, height, prefix = 'i' } = drawing
  const writer: Writer = { defs: new Map(), prefix, zoom: width / view.width }
  const body = list.map((node) => writeNode(writer, node)).join('')
  const defs = [...writer.defs.values()].map(({ markup }) => markup).join('')
  const box = [view.x, view.y, view.width, view.height].map(short).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`
}
