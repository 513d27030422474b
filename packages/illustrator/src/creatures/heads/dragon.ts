import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { mark, shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const dragonHorn = (scene: HeadScene, side: -1 | 1) => {
  const { p, turn, look } = scene
  const place = {
    x: side * 24 + turn * (side > 0 ? 2 : 7),
    y: -38,
    kx: side,
    ky: 1,
    turn: side * (look.ears < -0.2 ? 18 : 0),
  }
  return p.part(shape('-9,6 -7,-14 4,-34 18,-44! 13,-24 10,-4 6,10', place), '#f2e2b6', (tone) =>
    [0, 1, 2].map((i) =>
      p.raw(
        mark('-10,0 2,3 14,-2', [0.6, 1.2, 0.6], {
          ...place,
          x: place.x + side * i * 2,
          y: place.y - 6 - i * 10,
        }),
        tone.deep,
        { opacity: 0.5 },
      ),
    ),
  )
}

const dragonFin = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look } = scene
  const place = {
    x: side * 44 + turn * (side > 0 ? -2 : 7),
    y: -4,
    kx: side * (side > 0 ? 1 - turn * 0.3 : 1),
    ky: 1,
    turn: side * (look.ears < 0 ? 24 : -look.ears * 10),
  }
  return p.part(
    shape('-8,-14 16,-28 36,-34! 32,-18 42,-6! 30,4 32,18! 14,16 -6,14', place),
    c.detail,
    (tone) => [
      p.raw(mark('-4,-8 16,-20 34,-32', [0.6, 1.6, 0.5], place), tone.deep, { opacity: 0.5 }),
      p.raw(mark('-4,0 18,-4 38,-6', [0.6, 1.6, 0.5], place), tone.deep, { opacity: 0.5 }),
      p.raw(mark('-4,6 14,10 30,16', [0.6, 1.4, 0.5], place), tone.deep, { opacity: 0.5 }),
    ],
  )
}

/** With horns and fins a dragon's, without them a dinosaur's. */
export const dragonHead = (isMagic: boolean): HeadArt => ({
  eye: [12, -14],
  mouth: [18, 36],
  top: isMagic ? -86 : -72,
  half: 74,
  chin: 54,
  draw: (scene) => {
    const { p, c, turn: t, back, seed } = scene
    return [
      ...[-1, 0, 1].flatMap((i) =>
        p.part(
          shape('-10,6 -2,-22! 12,4', {
            x: i * 15 + t * 5,
            y: -44 + Math.abs(i) * 3,
            k: i === 0 ? 1.2 : 0.9,
          }),
          c.detail,
        ),
      ),
      ...(isMagic ? both((side) => [...dragonFin(scene, side), ...dragonHorn(scene, side)]) : []),
      ...p.part(
        turned(
          '0,-50 26,-46 43,-28 46,-8 40,8 42,28 36,44 18,53 0,55 -18,53 -36,44 -43,28 -41,8 -47,-8 -44,-28 -26,-46',
          t,
          12,
        ),
        c.coat,
        (tone) => [
          ...Array.from({ length: 9 }, (_, i) => {
            const x = ((i * 37 + seed) % 70) - 35
            return p.raw(ellipse(x, -42 + ((i * 23) % 22), 3.6, 2.6), tone.deep, { opacity: 0.3 })
          }),
          ...shading(scene)(tone),
          ...cheeks(scene, { apart: 34, y: 12, rx: 11 }),
        ],
      ),
      ...(back
        ? []
        : [
            ...p.part(
              turned('-16,8 0,4 16,8 32,16 37,30 30,44 14,51 -14,51 -32,44 -37,30 -32,16', t, 22),
              mix(c.coat, c.belly, 0.75),
              (tone) => [p.raw(ellipse(t * 20, 12, 16, 5), tone.high, { opacity: 0.5, blur: 2 })],
            ),
            ...both((side) => [
              ...p.part(ellipse(side * 13 + t * 23, 15, 7.4, 6), mix(c.coat, c.belly, 0.6)),
              p.flat(ellipse(side * 13 + t * 24, 16, 2.6, 3.4), c.line, { opacity: 0.75 }),
            ]),
          ]),
      ...eyes(scene, {
        apart: 23,
        y: -13,
        rx: 9.4,
        ry: 11.6,
        style: isMagic ? 'slit' : 'warm',
        lid: c.coat,
        browAt: 18,
        browWidth: 11,
      }),
      ...mouth(scene, {
        x: t * 22,
        y: 34,
        w: 16,
        style: 'line',
        ...(isMagic ? { teeth: 'fang' } : {}),
      }),
      ...tears(scene, { apart: 24, y: -1 }),
    ]
  },
  profile: {
    skull:
      '-10,-48 16,-46 32,-30 38,-10 58,2 74,8 76,24 64,36 34,40 8,46 -20,44 -40,26 -46,-4 -34,-36',
    muzzle: '36,10 60,8 74,14 74,26 62,36 38,38 26,26',
    nose: [68, 8, 4, 3.4],
    eye: [24, -14, 9],
    eyeStyle: 'slit',
    smile: '66,26 50,30 36,24',
    behind: (scene) =>
      [-24, -8, 8].flatMap((x) =>
        scene.p.part(shape('-10,8 -6,-20! 12,4', { x, y: -44 }), scene.c.detail),
      ),
    over: (scene) =>
      isMagic
        ? [...dragonHorn({ ...scene, turn: -4 }, -1), ...dragonFin({ ...scene, turn: 3 }, -1)]
        : [],
  },
})
