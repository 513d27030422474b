import { adjust, mix } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { bumpy, curve, ellipse } from '#core/path'
import type { Point } from '#core/geometry'
import { createRandom } from '#core/random'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { RigScene } from './rig'

/** A tail from its root; `rise` −1 hangs, 1 stands; `reach` says how long it may sweep. */
export function tail(
  scene: RigScene,
  at: { root: Point; rise?: number; reach?: number; curl?: boolean },
): DisplayList {
  const { p, c, build, marks } = scene
  const { root, reach = 1, curl = false } = at
  const rise = at.rise ?? 0.3 + scene.look.ears * 0.5
  const [x, y] = root
  const to = (dx: number, dy: number): Point => [x - dx * reach, y + dy * reach]
  const lift = rise * 40
  switch (build.tail) {
    case 'brush': {
      const through: Point[] = curl
        ? [root, to(34, 18), to(30, 44), to(-20, 52), to(-64, 40)]
        : [
            root,
            to(34, 14 - lift * 0.2),
            to(74, 6 - lift * 0.8),
            to(96, -30 - lift),
            to(88, -70 - lift),
          ]
      const line = curve(through, 8)
      return p.part(ribbon(through, [7, 20, 27, 25, 3]), c.coat, (tone) => [
        p.flat(ribbon(line.slice(Math.floor(line.length * 0.66)), [15, 40, 34]), c.belly),
        p.raw(
          mark(
            line
              .filter((_, i) => i % 6 === 2)
              .map(([a, b]) => `${a + 5},${b + 9}`)
              .join(' '),
            [0.6, 3, 0.6],
          ),
          tone.deep,
          { opacity: 0.3 },
        ),
      ])
    }
    case 'corkscrew':
      return p.part(
        ribbon(
          [root, to(16, -4), to(26, -18), to(16, -28), to(8, -16), to(26, -8), to(40, -22)],
          [6, 6, 5.5, 5.5, 5, 4.5, 2],
        ),
        c.coat,
      )
    case 'curl': {
      const through: Point[] = [
        root,
        to(36, 6),
        to(62, -50),
        to(50, -112),
        to(14, -132),
        to(2, -108),
        to(18, -94),
      ]
      return p.part(ribbon(through, [8, 22, 30, 32, 26, 18, 5]), c.coat, (tone) => [
        p.raw(mark(through.map(([a, b]) => `${a},${b}`).join(' '), [1.5, 9, 1]), tone.high, {
          opacity: 0.5,
        }),
        p.raw(mark(through.map(([a, b]) => `${a - 10},${b + 8}`).join(' '), [1, 3, 1]), tone.deep, {
          opacity: 0.3,
        }),
      ])
    }
    case 'puff':
      return p.part(
        bumpy({
          x: x - 6,
          y: y - 4,
          rx: 20,
          ry: 19,
          lobes: 9,
          random: createRandom(scene.seed, 'tail'),
        }),
        c.belly,
      )
    case 'stub':
      return p.part(ellipse(x - 4, y - 2, 13, 12), c.coat)
    case 'up': {
      const through: Point[] = [
        root,
        to(24, -14 - lift * 0.4),
        to(36, -44 - lift),
        to(24, -72 - lift),
      ]
      return [
        ...p.part(ribbon(through, [8, 8.5, 7.5, 5]), c.coat),
        ...p.part(ribbon(through.slice(2), [7.6, 5.2]), c.belly),
      ]
    }
    case 'tuft': {
      const through: Point[] = curl
        ? [root, to(40, 16), to(20, 40), to(-40, 40)]
        : [root, to(36, 2), to(66, -24 - lift), to(84, -56 - lift)]
      const end = through.at(-1) ?? root
      const thin = build.size > 1.6 ? 4.4 : 6
      return [
        ...p.part(ribbon(through, [thin * 1.3, thin, thin * 0.9, thin * 0.8]), c.coat),
        ...p.part(
          shape('-7,8 -13,-6 -5,-26! 4,-14 11,-24! 12,-4 6,9', {
            x: end[0],
            y: end[1],
            k: build.size > 1.6 ? 0.7 : 1,
          }),
          c.detail,
        ),
      ]
    }
    case 'flow': {
      const strand = (dx: number, w: number, color: typeof c.detail) =>
        p.part(
          shape('0,-8 -20,-14 -40,2 -50,34 -44,62 -58,86! -30,70 -22,44 -12,16', {
            x: x + dx,
            y,
            kx: reach * w,
            ky: reach,
            turn: curl ? 62 : 0,
          }),
          color,
          (tone) => [
            p.raw(
              mark('-6,-4 -30,8 -40,40 -44,70', [0.6, 2, 0.6], {
                x: x + dx,
                y,
                kx: reach * w,
                ky: reach,
                turn: curl ? 62 : 0,
              }),
              tone.high,
              { opacity: 0.45 },
            ),
          ],
        )
      const second =
        build.wings || build.own.detail === '#f3a6cf'
          ? mix(c.detail, ink('#8fc7f2'), 0.7)
          : adjust(c.detail, 0.05)
      return [...strand(-6, 1.2, second), ...strand(2, 0.95, c.detail)]
    }
    case 'spade': {
      const through: Point[] = curl
        ? [root, to(50, 20), to(40, 50), to(-40, 48)]
        : [root, to(44, 26), to(92, 24), to(124, -10), to(128, -54)]
      const line = curve(through, 8)
      const end = through.at(-1) ?? root
      const spikes = [0.25, 0.42, 0.58, 0.74].flatMap((t) => {
        const here = line[Math.floor(t * (line.length - 1))] ?? root
        const next = line[Math.floor(t * (line.length - 1)) + 1] ?? root
        const turn = (Math.atan2(next[1] - here[1], next[0] - here[0]) * 180) / Math.PI + 180
        return p.part(
          shape('-9,-4 0,-24! 9,-4', {
            x: here[0],
            y: here[1],
            k: (build.wings ? 1.15 : 1.75) - t * 0.5,
            turn,
          }),
          c.detail,
        )
      })
      if (!build.wings) return [...spikes, ...p.part(ribbon(through, [30, 26, 18, 11, 3]), c.coat)]
      return [
        ...spikes,
        ...p.part(ribbon(through, [24, 19, 13, 9, 6]), c.coat),
        ...p.part(
          shape('-5,8 -20,2 -8,-10 0,-34! 10,-10 20,4 5,8', {
            x: end[0],
            y: end[1],
            turn: curl ? 80 : 6,
          }),
          c.detail,
        ),
      ]
    }
    case 'thin': {
      const through: Point[] = curl
        ? [root, to(34, 14), to(24, 40), to(-30, 44), to(-66, 34)]
        : [root, to(40, 8), to(72, -14 - lift), to(82, -56 - lift), to(68, -84 - lift)]
      const isMouse = build.size < 0.5
      const color = isMouse ? c.inner : c.coat
      return p.part(
        ribbon(through, isMouse ? [4.4, 3.8, 3.2, 2.6, 1.6] : [8, 8, 7.6, 7, 5.4]),
        color,
        () =>
          marks === 'stripes' || build.ownMarks === 'stripes'
            ? curve(through, 8)
                .filter((_, i) => i % 6 === 4)
                .map(([a, b]) =>
                  p.flat(
                    mark(`${a - 10},${b - 3} ${a},${b + 2} ${a + 10},${b - 2}`, [2, 3, 2]),
                    c.dark,
                    { opacity: 0.75 },
                  ),
                )
            : [],
      )
    }
    case 'none':
      return []
  }
}
