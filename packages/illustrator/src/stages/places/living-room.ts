import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { armchair } from '#stages/kit/seats'
import { bookcase } from '#stages/kit/shelves'
import { cabinet } from '#stages/kit/furniture'
import { lamp, picture, potPlant, rug } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const livingRoom: Stage = {
  id: 'living_room',
  kind: 'indoors',
  horizon: 860,
  verticals: [560, 980],
  slots: [
    ground([300, 950, 1200, 1075], [1.34, 1.5]),
    { ...spot('armchair', 'seat', [1290, 900], 1.3), z: 1030 },
    { id: 'rug', kind: 'small', box: [420, 1010, 1100, 1070], scale: [1, 1.15] },
  ],
  anchors: {
    window: [1240, 360],
    fire: [770, 800],
    mantel: [860, 490],
    lamp: [1090, 560],
    hanging: [770, 330],
    far: [1240, 380],
  },
  landmark: [770, 640],
  build: (scene) => {
    const brick = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.7, 0.08, 40)
    const flame = oklch(0.82, 0.16, 62)
    return {
      back: [
        ...room(scene, {
          wall: oklch(0.8, 0.06, 150),
          floor: oklch(0.6, 0.09, 52),
          floorY: 860,
          lamp: [770, 760],
          window: [1240, 340],
          paper: 'stripes',
        }),
        ...bookcase(scene, { x: 60, y: 900, w: 360, rows: 5, name: 'b' }),
        ...windowOn(scene, { x: 1240, y: 560, w: 280, h: 360, curtain: oklch(0.66, 0.11, 60) }),
        ...solid(scene, rectangle(570, 500, 400, 392), brick, (tone) =>
          repeat(40, (i) =>
            fill(
              rectangle(
                576 + (i % 6) * 66 + (Math.floor(i / 6) % 2) * 30,
                512 + Math.floor(i / 6) * 50,
                56,
                34,
              ),
              i % 3 ? tone.shade : tone.light,
              { opacity: 0.35 },
            ),
          ),
        ),
        fill(
          stamp('-1,0c -1,-.72 -.6,-1 0,-1.06 .6,-1 1,-.72 1,0c', {
            x: 770,
            y: 890,
            w: 120,
            h: 220,
          }),
          adjust(brick, -0.45),
        ),
        fill(
          stamp('-.7,0 -.8,-.4 -.4,-.3 -.3,-.8 0,-.5 .2,-1 .4,-.4 .8,-.5 .7,0', {
            x: 770,
            y: 884,
            w: 84,
            h: 130,
          }),
          flame,
        ),
        fill(
          stamp('-.4,0 -.4,-.3 -.1,-.2 .1,-.6 .3,-.2 .4,0', { x: 770, y: 884, w: 84, h: 130 }),
          oklch(0.96, 0.1, 92),
        ),
        {
          ...glow({
            x: 770,
            y: 830,
            radius: 420,
            color: flame,
            strength: scene.env.dark ? 0.6 : 0.28,
          }),
          blend: 'screen',
        },
        ...solid(scene, rectangle(540, 478, 460, 30), oklch(0.5, 0.08, 50)),
        ...picture(scene, { x: 770, y: 330, w: 240, h: 170, name: 'family' }),
        ...cabinet(scene, { x: 1090, y: 900, w: 130, h: 200, drawers: 3 }),
        ...lamp(scene, { x: 1090, y: 690, k: 0.95, color: oklch(0.6, 0.12, 30) }),
        ...potPlant(scene, { x: 480, y: 910, k: 1.2, name: 'fig' }),
        fill(ellipse(630, 462, 20), oklch(0.8, 0.12, 85)),
        ...rug(scene, { x: 770, y: 1050, rx: 470, color: oklch(0.55, 0.1, 250) }),
        ...lampLight(scene, [900, 640], 1.1),
      ],
      items: [
        {
          z: 1028,
          list: armchair(scene, { x: 1330, y: 1030, k: 1.1, color: oklch(0.6, 0.13, 45) }),
        },
        secret(scene, 'mouse', 560, 940, 0.9),
      ],
      front: [],
    }
  },
}
