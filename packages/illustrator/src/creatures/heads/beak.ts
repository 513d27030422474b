import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import type { HeadScene } from '#creatures/face'
import { mark, shape } from '#things/painter'
import { shading } from './head'

const OPEN = new Set(['open', 'big', 'ah', 'round', 'grin'])

const DOWN = new Set(['frown', 'wave'])

/** Upper and lower bill; it opens with the voice and turns down when sad. */
export function bill(
  scene: HeadScene,
  at: { x: number; y: number; upper: string; lower: string; drop: number; smile: string },
): DisplayList {
  const { p, c, look, back } = scene
  if (back) return []
  const open = OPEN.has(look.mouth)
  const big = look.mouth === 'big' || look.mouth === 'round' ? 1.5 : 1
  const place = { x: at.x, y: at.y }
  return [
    ...(open
      ? [
          ...p.part(shape(at.lower, { x: at.x, y: at.y + at.drop * big }), adjust(c.detail, -0.08)),
          p.flat(ellipse(at.x + 2, at.y + at.drop * big * 0.72, 6, at.drop * big * 0.5), '#8c2f35'),
        ]
      : []),
    ...p.part(shape(at.upper, place), c.detail, (tone) => [
      p.raw(ellipse(at.x - 1, at.y - 4, 4, 2.4), tone.high, { opacity: 0.8 }),
    ]),
    ...(open
      ? []
      : [
          p.flat(
            mark(at.smile, [0.6, 1.2, 0.6], { ...place, ky: DOWN.has(look.mouth) ? -0.7 : 1 }),
            c.line,
            { opacity: 0.6 },
          ),
        ]),
  ]
}

export const roundHead = (
  scene: HeadScene,
  r: number,
  detail: (tone: { deep: unknown }) => DisplayList,
) =>
  scene.p.part(
    shape(
      '0,-1 0.56,-0.86 0.96,-0.4 1.04,0.1 0.86,0.62 0.4,0.9 -0.1,0.94 -0.6,0.82 -0.95,0.5 -1.04,0 -0.9,-0.48 -0.52,-0.88',
      { k: r },
    ),
    scene.c.coat,
    (tone) => [...detail(tone), ...shading(scene, r)(tone)],
  )
