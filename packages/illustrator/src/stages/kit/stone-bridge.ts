import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

const WHOLE = { x: 0, y: 0, w: 1 }
const FEET = { left: 480, right: 1330 }

const deckAt = (x: number) => {
  const u = (x - (FEET.left + FEET.right) / 2) / ((FEET.right - FEET.left) / 2)
  return 812 + 92 * Math.abs(u) ** 2.2
}
const along = (from: number, to: number, lift: number) =>
  repeat(9, (i) => {
    const x = from + ((to - from) * i) / 8
    return `${Math.round(x)},${Math.round(deckAt(x) - lift)}`
  })

const stoneOf = (scene: Scene) =>
  mix(oklch(scene.env.dark ? 0.62 : 0.82, 0.03, 75), scene.env.sky[2], 0.14)

/** The far side of the bridge, under those who stand on it. */
export function bridgeDeck(scene: Scene): DisplayList {
  const stone = stoneOf(scene)
  const [left, right] = [FEET.left, FEET.right]
  return [
    ...solid(
      scene,
      stamp(
        `${along(left - 20, right + 20, 44).join(' ')}c ${along(right + 20, left - 20, -10).join(' ')}c`,
        WHOLE,
      ),
      adjust(stone, -0.1),
    ),
    ...solid(
      scene,
      stamp(
        `${along(left - 26, right + 26, 54).join(' ')}c ${along(right + 26, left - 26, 40).join(' ')}c`,
        WHOLE,
      ),
      adjust(stone, 0.02),
    ),
  ]
}

/** The near side: arch, wall, and a rail as high as a shin. */
export function bridgeParapet(scene: Scene): DisplayList {
  const stone = stoneOf(scene)
  const [left, right] = [FEET.left, FEET.right]
  const joints = (tone: { deep: Parameters<typeof fill>[1] }) =>
    repeat(26, (i) => {
      const x = left + 24 + i * 32
      const y = deckAt(x)
      const rows = x > 660 && x < 1150 ? 1 : 3
      return repeat(rows, (row) =>
        fill(
          mark(`0,0 0,22`, { x: x + (row % 2) * 15, y: y + 14 + row * 27, w: 1 }, [0.7, 1.5, 0.7]),
          tone.deep,
          { opacity: 0.38 },
        ),
      )
    }).flat()
  return [
    ...solid(
      scene,
      stamp(
        `${left - 30},960c ${along(left - 30, right + 30, 4).join(' ')}c ${right + 30},960c 1190,960c 1160,918 1060,878 905,868 750,878 650,918 620,960c ${left - 30},960c`,
        WHOLE,
      ),
      stone,
      joints,
    ),
    fill(
      mark('623,958 652,919 752,880 905,870 1058,880 1158,919 1187,958', WHOLE, [3, 7, 3]),
      adjust(stone, -0.14),
      {
        opacity: 0.75,
      },
    ),
    ...solid(
      scene,
      stamp(
        `${along(left - 40, right + 40, 16).join(' ')}c ${along(right + 40, left - 40, -4).join(' ')}c`,
        WHOLE,
      ),
      adjust(stone, 0.05),
    ),
    ...[left - 26, right + 26].flatMap((x) => [
      ...solid(scene, stamp('-1,0c -1,-1c 1,-1c 1,0c', { x, y: 968, w: 30, h: 124 }), stone),
      ...solid(
        scene,
        stamp('-1,0c -1.1,-1c 1.1,-1c 1,0c', { x, y: 850, w: 36, h: 20 }),
        adjust(stone, 0.05),
      ),
      ...solid(scene, ellipse(x, 818, 22, 20), adjust(stone, 0.03)),
    ]),
  ]
}
