import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What one writes, draws, cuts and stamps with. */
export const DESK_TOOLS = {
  pencil: {
    hand: 38,
    hero: 120,
    grip: [10, -40],
    draw: ({ p }) => [
      ...p.part(shape('-22,0! -18,-14! -6,-6!'), '#f0d2a2', () => [
        p.flat(shape('-23,2! -20,-5! -16,-2!'), '#3a3340'),
      ]),
      ...p.part(shape('-18,-14! 26,-88! 38,-80! -6,-6!'), MATERIAL.yellow, (tone) => [
        p.raw(mark('-12,-10 32,-84', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('26,-88! 30,-94! 42,-86! 38,-80!'), MATERIAL.silver),
      ...p.part(shape('30,-94! 36,-100 46,-94 42,-86!'), MATERIAL.pink),
    ],
  },
  chalk: {
    hand: 18,
    hero: 70,
    draw: ({ p }) => [
      ...p.part(shape('-46,-10 -42,-22! 30,-48! 42,-36! 38,-30! -34,-2!'), '#fbf6ea', (tone) => [
        p.raw(mark('-40,-8 34,-36', [0.8, 2.6, 0.8]), tone.shade, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(36, -39, 6, 9), '#fffdf6'),
      ...p.part(shape('-6,0 4,-14! 52,-12! 54,-2! 10,4'), '#8fc4dc'),
    ],
  },
  paintbrush: {
    hand: 44,
    hero: 130,
    grip: [10, -50],
    draw: ({ p }) => [
      ...p.part(ribbon('-8,-30 20,-78 30,-98', [4.5, 4, 2]), MATERIAL.orange),
      ...p.part(shape('-14,-28! -6,-40! 4,-34! -2,-20!'), MATERIAL.silver),
      ...p.part(shape('-14,-28! -2,-20! -8,-6 -26,0! -24,-14'), '#7a4a30', () => [
        p.flat(shape('-30,4! -26,-14 -6,-8 -10,4'), '#3f8fd0'),
      ]),
      p.flat(shape('-30,2 -20,-2 -12,3 -22,6'), '#3f8fd0', { opacity: 0.8 }),
    ],
  },
  scissors: {
    hand: 32,
    hero: 100,
    grip: [0, -14],
    draw: ({ p }) => [
      ...p.part(shape('-4,-44! 26,-100! 20,-60 4,-36!'), MATERIAL.silver),
      ...p.part(shape('4,-44! -26,-100! -20,-60 -4,-36!'), '#d6dee6'),
      p.wire(ellipse(-18, -18, 13, 15), MATERIAL.red, 7),
      p.wire(ellipse(18, -18, 13, 15), MATERIAL.red, 7),
      ...p.part(ellipse(0, -42, 4, 4), MATERIAL.iron),
    ],
  },
  stamp: {
    hand: 34,
    hero: 90,
    grip: [0, -60],
    face: [0, -30, 0.3],
    draw: ({ p }) => [
      ...p.part(shape('-30,0! -30,-14! 30,-14! 30,0!'), MATERIAL.red),
      ...p.part(shape('-26,-14! -24,-28 24,-28 26,-14!'), MATERIAL.wood),
      ...p.part(
        shape('-8,-26 -10,-44 -18,-62 -12,-78 0,-84 12,-78 18,-62 10,-44 8,-26'),
        MATERIAL.darkWood,
        (tone) => [p.raw(mark('-8,-70 -4,-50', [1, 3, 1]), tone.high, { opacity: 0.6 })],
      ),
    ],
  },
} satisfies Record<string, ThingArt>
