import { adjust, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { cabinet } from '#stages/kit/furniture'
import { potPlant } from '#stages/kit/ornaments'
import { everywhere } from '#stages/kit/sky'
import { deepSpace, planet } from '#stages/kit/space'
import { repeat, solid } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

const PANES = [
  polygon([
    [120, 140],
    [520, 110],
    [520, 700],
    [120, 730],
  ]),
  polygon([
    [560, 106],
    [976, 106],
    [976, 698],
    [560, 698],
  ]),
  polygon([
    [1016, 110],
    [1416, 140],
    [1416, 730],
    [1016, 700],
  ]),
]

export const stationWindow: Stage = {
  id: 'station_window',
  kind: 'space',
  horizon: 850,
  verticals: [540, 996],
  orb: { x: 800, y: 520, radius: 320 },
  slots: [
    ground([280, 960, 1260, 1078], [1.32, 1.48]),
    { id: 'floating', kind: 'air', box: [400, 780, 1140, 930], scale: [1.16, 1.3] },
    { id: 'floor', kind: 'small', box: [320, 990, 1220, 1070], scale: [1, 1.14] },
  ],
  anchors: { window: [768, 400], far: [768, 420], planet: [820, 520], plant: [150, 800] },
  landmark: [1380, 780],
  build: (scene) => {
    const hull =
      scene.era === 'past'
        ? oklch(0.62, 0.08, 58)
        : scene.era === 'future'
          ? oklch(0.93, 0.02, 220)
          : oklch(0.82, 0.04, 85)
    const outside = [
      ...deepSpace(scene, { x: 500, y: 300 }),
      ...planet(scene, {
        x: 820,
        y: 620,
        r: 330,
        color: oklch(0.66, 0.13, 225),
        second: oklch(0.7, 0.12, 150),
        name: 'home',
        kind: 'seas',
      }),
      ...planet(scene, {
        x: 300,
        y: 260,
        r: 52,
        color: oklch(0.82, 0.04, 90),
        second: oklch(0.7, 0.03, 90),
        name: 'moon',
        kind: 'seas',
      }),
    ].map(({ blend: _blend, ...node }) => node)
    return {
      back: [
        ...solid(scene, everywhere, hull, (tone) => [
          fill(rectangle(-80, 760, 1700, 100), tone.shade, { opacity: 0.6 }),
          fill(repeat(7, (i) => rectangle(i * 260 - 40, -80, 4, 940)).join(''), tone.deep, {
            opacity: 0.25,
          }),
        ]),
        group(outside, { clip: PANES.join('') }),
        ...PANES.map((d) => line(d, underLight(scene.light, adjust(hull, -0.1)), 22)),
        ...PANES.map((d) => line(d, oklch(0.85, 0.08, 205), 4, { opacity: 0.7 })),
        {
          ...glow({ x: 800, y: 560, radius: 760, color: oklch(0.72, 0.11, 225), strength: 0.4 }),
          blend: 'screen',
        },
        fill(rectangle(-80, 772, 1700, 8), oklch(0.88, 0.1, 195)),
        {
          ...glow({
            x: 768,
            y: 776,
            radius: 900,
            ry: 50,
            color: oklch(0.85, 0.1, 195),
            strength: 0.4,
          }),
          blend: 'screen',
        },
        ...solid(
          scene,
          polygon([
            [-80, 852],
            [1620, 852],
            [1620, 1240],
            [-80, 1240],
          ]),
          adjust(hull, -0.24),
          (tone) => [
            ...repeat(13, (i) =>
              fill(
                polygon([
                  [i * 130 - 20, 852],
                  [i * 130 - 16, 852],
                  [(i * 130 - 768) * 1.7 + 740, 1240],
                  [(i * 130 - 768) * 1.7 + 730, 1240],
                ]),
                tone.deep,
                { opacity: 0.4 },
              ),
            ),
            fill(ellipse(820, 940, 520, 60), tone.high, { opacity: 0.5, blur: 30 }),
          ],
        ),
        ...potPlant(scene, { x: 120, y: 930, k: 1.2, name: 'p', pot: oklch(0.7, 0.1, 200) }),
        ...cabinet(
          { ...scene, era: scene.era === 'past' ? 'past' : 'future' },
          { x: 1410, y: 930, w: 220, h: 180, drawers: 3 },
        ),
        ...repeat(6, (i) =>
          fill(
            ellipse(1330 + i * 30, 724, 8),
            oklch(0.85, 0.14, [25, 85, 150, 195, 280, 330][i] ?? 85),
          ),
        ),
      ],
      items: [secret(scene, 'tiny_robot', 1230, 950, 1)],
      front: [],
    }
  },
}
