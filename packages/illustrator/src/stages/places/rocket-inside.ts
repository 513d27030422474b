import { adjust, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { armchair } from '#stages/kit/seats'
import { everywhere } from '#stages/kit/sky'
import { deepSpace, planet } from '#stages/kit/space'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

const WINDOW = ellipse(768, 390, 330, 270)

export const rocketInside: Stage = {
  id: 'rocket_inside',
  kind: 'space',
  horizon: 860,
  verticals: [438, 1098],
  orb: { x: 768, y: 390, radius: 300 },
  slots: [
    ground([280, 950, 1260, 1075], [1.32, 1.48]),
    { id: 'floating', kind: 'air', box: [400, 760, 1140, 930], scale: [1.16, 1.3] },
    { id: 'floor', kind: 'small', box: [340, 990, 1200, 1070], scale: [1, 1.14] },
  ],
  views: { window: [700, 330, 836, 470] },
  anchors: { window: [768, 390], far: [768, 380], panel: [1320, 620], lever: [220, 640] },
  landmark: [1320, 600],
  build: (scene) => {
    const random = scene.random('panel')
    const hull =
      scene.era === 'past'
        ? oklch(0.6, 0.08, 60)
        : scene.era === 'future'
          ? oklch(0.92, 0.02, 220)
          : oklch(0.84, 0.05, 75)
    const tone = { ...scene, light: { ...scene.light, ambientAmount: 0.1 } }
    const lights = repeat(30, (i) => ({
      x: 1200 + (i % 6) * 44,
      y: 560 + Math.floor(i / 6) * 34,
      hue: random.pick([85, 25, 190, 140]),
    }))
    return {
      back: [
        ...solid(tone, everywhere, hull, (t) => [
          ...repeat(9, (i) =>
            fill(
              mark('0,0 .12,.5 0,1', { x: i * 200 - 60, y: -60, w: 240, h: 960 }, [3, 6, 3]),
              t.deep,
              { opacity: 0.3 },
            ),
          ),
          fill(
            repeat(60, (i) => ellipse(40 + (i % 12) * 134, 60 + Math.floor(i / 12) * 190, 5)).join(
              '',
            ),
            t.deep,
            { opacity: 0.5 },
          ),
          fill(rectangle(-80, 640, 1700, 260), t.shade, { opacity: 0.5 }),
        ]),
        fill(ellipse(768, 390, 382, 320), underLight(tone.light, adjust(hull, -0.16))),
        fill(ellipse(768, 390, 364, 303), underLight(tone.light, adjust(hull, 0.06))),
        group(
          [
            ...deepSpace(scene, { x: 700, y: 330 }).map(({ blend: _blend, ...node }) => node),
            ...planet(scene, {
              // From where one looks home, home is small and whole.
              ...(scene.isTold('window') ? { x: 768, y: 400, r: 34 } : { x: 900, y: 500, r: 130 }),
              color: oklch(0.7, 0.12, 200),
              second: oklch(0.6, 0.12, 150),
              name: 'out',
              kind: 'seas',
            }).map(({ blend: _blend, ...node }) => node),
          ],
          { clip: WINDOW },
        ),
        line(WINDOW, underLight(tone.light, oklch(0.86, 0.1, 85)), 14),
        fill(
          repeat(16, (i) =>
            ellipse(
              768 + Math.cos((i / 16) * 6.283) * 352,
              390 + Math.sin((i / 16) * 6.283) * 290,
              8,
            ),
          ).join(''),
          underLight(tone.light, oklch(0.5, 0.04, 250)),
        ),
        {
          ...glow({ x: 768, y: 430, radius: 620, color: oklch(0.7, 0.12, 240), strength: 0.4 }),
          blend: 'screen',
        },
        ...solid(
          tone,
          stamp('1150,480c 1560,440c 1600,900c 1170,880c', { x: 0, y: 0, w: 1 }),
          adjust(hull, -0.18),
          (t) => [fill(rectangle(1180, 500, 300, 20), t.high, { opacity: 0.4 })],
        ),
        ...lights.map(({ x, y, hue }) => fill(ellipse(x, y, 9), oklch(0.86, 0.14, hue))),
        group(
          lights
            .filter((_, i) => i % 3 === 0)
            .map(({ x, y, hue }) =>
              glow({ x, y, radius: 40, color: oklch(0.86, 0.14, hue), strength: 0.7 }),
            ),
          { blend: 'screen' },
        ),
        fill(ellipse(1420, 790, 58), oklch(0.25, 0.06, 200)),
        line(ellipse(1420, 790, 40) + `M1420 790L1448 760`, oklch(0.85, 0.15, 150), 4),
        ...solid(
          tone,
          stamp('-40,520c 330,560c 350,880c -40,900c', { x: 0, y: 0, w: 1 }),
          adjust(hull, -0.18),
        ),
        ...[90, 170, 250].flatMap((x, i) => [
          ...solid(tone, rectangle(x - 7, 640 - i * 14, 14, 120), oklch(0.4, 0.03, 250)),
          ...solid(tone, ellipse(x, 636 - i * 14, 22), oklch(0.66, 0.18, [28, 85, 200][i] ?? 28)),
        ]),
        ...solid(
          tone,
          stamp('-80,880c 400,862 1130,862 1620,880c 1620,1240c -80,1240c', { x: 0, y: 0, w: 1 }),
          adjust(hull, -0.24),
          (t) =>
            repeat(7, (i) =>
              fill(rectangle(-80, 900 + i * i * 7, 1700, 4), t.high, { opacity: 0.2 }),
            ),
        ),
        {
          ...glow({
            x: 768,
            y: 980,
            radius: 560,
            ry: 110,
            color: oklch(0.75, 0.1, 235),
            strength: 0.35,
          }),
          blend: 'screen',
        },
      ],
      items: [
        {
          z: 1000,
          list: armchair(tone, { x: 1390, y: 1080, k: 0.9, color: oklch(0.56, 0.13, 25) }),
        },
        secret(scene, 'tiny_robot', 330, 980, 1),
      ],
      front: [],
    }
  },
}
