import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Anchors } from '#core/figure'
import type { Box, Point } from '#core/geometry'
import { translate } from '#core/geometry'
import { mapAnchors } from '#core/map-anchors'
import { ellipse } from '#core/path'
import { boundsOf } from '#creatures/bounds'
import type { Light } from '#light/light'
import { createPainter, mark, shape } from '#things/painter'

const WATER = '#7fd0d8'

interface Swimmer {
  list: DisplayList
  anchors: Anchors
}

function moved({ list, anchors }: Swimmer, dy: number): Swimmer {
  const down = ([x, y]: Point): Point => [x, y + dy]
  return {
    list: [group(list, { transform: translate(0, dy) })],
    anchors: {
      ...mapAnchors(anchors, down),
      feet: anchors.feet,
      box: { ...anchors.box, y: anchors.box.y + dy },
    },
  }
}

const finished = (parts: { list: DisplayList; anchors: Anchors }): Swimmer => ({
  list: parts.list,
  anchors: { ...parts.anchors, box: boundsOf(parts.list) },
})

/** Ashore, who breathes water travels in a round bowl of it. */
export function inBowl(swimmer: Swimmer, light: Light): Swimmer {
  const p = createPainter(light)
  const own: Box = swimmer.anchors.box
  const radius = Math.max(own.width, own.height) * 0.6 + 8
  const middle = own.x + own.width / 2
  const inside = moved(swimmer, -radius - (own.y + own.height / 2))
  const place = { x: middle, y: -radius, kx: radius / 100, ky: radius / 100 }
  const glass = shape(
    '-62,-84 -92,-50 -104,0 -92,52 -56,92! 56,92! 92,52 104,0 92,-50 62,-84',
    place,
  )
  const water = shape('-88,-54! 88,-54! 98,0 88,48 54,86! -54,86! -88,48 -98,0', place)
  return finished({
    anchors: inside.anchors,
    list: [
      p.raw(glass, '#e8fbff', { opacity: 0.3 }),
      p.flat(water, WATER, { opacity: 0.62 }),
      ...[-36, -8, 20, 44].map((x, i) =>
        p.flat(
          ellipse(middle + (x * radius) / 100, -radius * 0.12, radius * 0.15, radius * 0.08),
          ['#e9c79a', '#d99a8c', '#a9b7c9', '#e6dcb8'][i] ?? WATER,
        ),
      ),
      ...inside.list,
      p.raw(shape('-88,-54 0,-62 88,-54 0,-47', place), '#f3ffff', { opacity: 0.5 }),
      p.raw(mark('-82,-40 -94,2 -78,48', [1, radius * 0.05, 1], place), '#ffffff', {
        opacity: 0.7,
      }),
      p.raw(mark('84,-30 92,4 84,34', [0.6, radius * 0.025, 0.6], place), '#ffffff', {
        opacity: 0.5,
      }),
      p.raw(mark('-62,-84 0,-92 62,-84', [2, 3.4, 2], place), '#f4ffff', { opacity: 0.85 }),
      p.raw(mark('-62,-84 0,-78 62,-84', [1.4, 2.4, 1.4], place), '#f4ffff', { opacity: 0.6 }),
    ],
  })
}

/** On the shore the sea has left a pool, and whoever lives in it looks out. */
export function inPool(swimmer: Swimmer, light: Light): Swimmer {
  const p = createPainter(light)
  const own: Box = swimmer.anchors.box
  const half = Math.max(own.width * 0.66, own.height * 0.8)
  const middle = own.x + own.width / 2
  const sunk = moved(swimmer, own.height * 0.3 - (own.y + own.height))
  const place = { x: middle, y: 0, kx: half / 100, ky: half / 100 }
  const above = `M${middle - half * 2} ${-half * 6}H${middle + half * 2}V0Q${middle} ${half * 0.14} ${middle - half * 2} 0Z`
  return finished({
    anchors: sunk.anchors,
    list: [
      p.flat(shape('-112,2 -70,-24 10,-28 84,-20 114,4 76,25 0,31 -82,24', place), '#c9b287', {
        opacity: 0.7,
      }),
      ...p.part(shape('-100,2 -62,-19 8,-22 74,-16 101,4 68,20 0,25 -72,19', place), WATER),
      group(sunk.list, { clip: above }),
      p.raw(mark('-64,3 -20,12 30,11 66,2', [1, 3, 1], place), '#f3ffff', { opacity: 0.75 }),
      p.raw(mark('-84,4 -30,19 40,18 86,5', [0.6, 2, 0.6], place), '#f3ffff', { opacity: 0.5 }),
    ],
  })
}
