import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { shape } from '#things/painter'
import { bill, roundHead } from './beak'
import type { HeadArt } from './head'

export const BIRD_HEAD: HeadArt = {
  eye: [16, -6],
  mouth: [34, 8],
  top: -56,
  half: 50,
  chin: 40,
  hold: (scene) => [scene.turn * 32 + 16, 8],
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const crest = look.ears > 0.4 ? -8 : 4
    return [
      ...p.part(
        shape('-4,6 -12,-12 -22,-22! 0,-16 4,-26! 12,-8 10,8', { x: 0, y: -38, turn: crest }),
        c.coat,
      ),
      ...roundHead(scene, 44, () => [
        ...(back ? [] : [p.flat(ellipse(t * 20, 22, 36, 26), c.belly, { opacity: 0.96 })]),
        ...cheeks(scene, { apart: 26, y: 10, rx: 9 }),
      ]),
      ...eyes(scene, {
        apart: 17,
        y: -6,
        rx: 6.4,
        ry: 8,
        style: 'bead',
        lid: c.coat,
        browAt: 13,
        browWidth: 7,
        slide: 18,
      }),
      ...bill(scene, {
        x: t * 32,
        y: 6,
        upper: '-8,-6 2,-8 14,-2 24,4! 12,7 -4,7 -9,1',
        lower: '-7,-4 8,-3 16,1! 6,5 -5,4',
        drop: 9,
        smile: '-2,5 8,5 18,3',
      }),
      ...tears(scene, { apart: 18, y: 2, k: 0.9 }),
    ]
  },
  profile: {
    skull: '0,-44 24,-38 42,-18 44,6 34,28 12,40 -14,40 -36,28 -45,4 -40,-22 -22,-40',
    eye: [18, -8, 6.6],
    eyeStyle: 'bead',
    marking: (scene) => () => [scene.p.flat(ellipse(26, 22, 34, 26), scene.c.belly)],
    over: (scene) => scene.p.part(shape('38,-8 54,-4 68,4! 52,10 38,10'), scene.c.detail),
  },
}
