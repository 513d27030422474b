import { radial } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const flame = ({ p }: ThingScene, x: number, y: number, k: number) => [
  p.raw(shape('0,0 -9,-6 -11,-18 -4,-30 1,-46! 6,-32 11,-20 9,-6', { x, y, k }), ink('#f58a2e')),
  p.raw(shape('0,-1 -6,-6 -6,-16 0,-32! 6,-18 6,-6', { x, y, k }), ink('#ffc24a')),
  p.raw(shape('0,-2 -3,-6 0,-18! 3,-6', { x, y, k }), ink('#fff3c4')),
]

const isLit = (scene: ThingScene) => scene.state !== 'empty' && scene.state !== 'broken'

export const LIGHTS = {
  lantern: {
    hand: 62,
    hero: 170,
    grip: [0, -98],
    face: [0, -44, 0.42],
    glow: { at: [0, -44], radius: 150, color: '#fbb95a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      const body = '-22,-76 -34,-44 -30,-16 -18,-6 18,-6 30,-16 34,-44 22,-76'
      const lit = isLit(scene)
      return [
        p.wire('M-10 -92A10 10 0 1 1 10 -92', MATERIAL.iron, 3.4),
        p.raw(
          shape(body),
          lit
            ? radial([0.5, 0.62], 0.62, [
                { at: 0, color: ink('#fffbe6') },
                { at: 0.45, color: ink('#ffdf8a') },
                { at: 1, color: ink('#f0a044') },
              ])
            : p.lit('#8d8a94'),
        ),
        ...(lit ? flame(scene, 0, -14, 0.9) : []),
        ...[-0.66, -0.22, 0.22, 0.66].map((u) =>
          p.flat(mark(`${u * 20},-78 ${u * 36},-42 ${u * 22},-6`, [1, 1.5, 1]), '#7c4a2a', {
            opacity: 0.7,
          }),
        ),
        ...p.part(shape('-27,-74! -16,-84 -8,-92 8,-92 16,-84 27,-74! 0,-70'), MATERIAL.iron),
        ...p.part(shape('-21,-9! 21,-9! 16,0! -16,0!'), MATERIAL.iron),
        p.raw(mark('-20,-62 -26,-42 -22,-22', [0.6, 2.4, 0.6]), ink('#ffffff'), { opacity: 0.55 }),
      ]
    },
  },
  paper_lantern: {
    hand: 60,
    hero: 150,
    grip: [0, -104],
    face: [0, -48, 0.4],
    glow: { at: [0, -46], radius: 140, color: '#ffc46a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      return [
        p.wire('M0 -86L0 -104', MATERIAL.darkWood, 1.8),
        p.raw(
          shape('-16,-86! 16,-86! 40,-66 46,-46 40,-24 16,-6! -16,-6! -40,-24 -46,-46 -40,-66'),
          isLit(scene)
            ? radial([0.5, 0.58], 0.62, [
                { at: 0, color: ink('#fffbe0') },
                { at: 0.55, color: ink('#ffdc86') },
                { at: 1, color: ink('#f2a04e') },
              ])
            : p.lit('#efe2c2'),
        ),
        ...[-76, -61, -46, -31, -16].map((y) =>
          p.raw(
            mark(
              `${-46 + Math.abs(y + 46) * 0.55},${y} 0,${y + 5} ${46 - Math.abs(y + 46) * 0.55},${y}`,
              [0.4, 1, 0.4],
            ),
            ink('#c97b35'),
            { opacity: 0.45 },
          ),
        ),
        p.raw(
          shape('0,-66! 5,-53! 18,-52! 8,-44! 11,-31! 0,-38! -11,-31! -8,-44! -18,-52! -5,-53!'),
          ink('#d4483d'),
          { opacity: 0.9 },
        ),
        ...p.part(shape('-17,-90! 17,-90! 17,-84! -17,-84!'), MATERIAL.darkWood),
        ...p.part(shape('-15,-8! 15,-8! 15,-2! -15,-2!'), MATERIAL.darkWood),
      ]
    },
  },
  candle: {
    hand: 46,
    hero: 130,
    grip: [0, -12],
    face: [0, -34, 0.26],
    glow: { at: [0, -84], radius: 110, color: '#fbb95a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(shape('-34,-6 -30,0 30,0 34,-6 26,-10 -26,-10'), MATERIAL.brass),
        p.wire('M30 -8q18 -4 12 -18q-8 -6 -12 4', MATERIAL.brass, 4),
        ...p.part(shape('-14,-8! -14,-64 -8,-68 2,-64 14,-68 14,-8!'), MATERIAL.cream, (tone) => [
          p.raw(shape('-14,-66 -8,-64 -7,-44 -11,-36 -14,-42'), tone.high, { opacity: 0.9 }),
          p.raw(shape('6,-66 12,-64 13,-52 9,-46 6,-52'), tone.shade, { opacity: 0.5 }),
        ]),
        p.flat(mark('0,-66 1,-74', [1, 1.2, 0.8]), '#3a2a26'),
        ...(isLit(scene)
          ? flame(scene, 1, -70, 0.7)
          : [p.raw(mark('1,-78 8,-90 -2,-98', [0.6, 1.8, 0.4]), ink('#cfd2da'), { opacity: 0.6 })]),
      ]
    },
  },
  torch: {
    hand: 76,
    hero: 190,
    grip: [0, -22],
    glow: { at: [0, -74], radius: 140, color: '#f9a24a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(ribbon('0,0 -1,-30 0,-56', [4.5, 5.5, 7]), MATERIAL.darkWood, (tone) => [
          p.raw(mark('-2,-4 -2,-50', [0.6, 1.4, 0.6]), tone.high, { opacity: 0.5 }),
        ]),
        ...p.part(shape('-10,-50! -13,-64 -8,-68 8,-68 13,-64 10,-50!'), MATERIAL.iron),
        ...(isLit(scene)
          ? [
              ...flame(scene, -4, -62, 0.85),
              ...flame(scene, 5, -62, 0.7),
              ...flame(scene, 0, -60, 1),
            ]
          : []),
      ]
    },
  },
  flashlight: {
    hand: 34,
    hero: 90,
    grip: [-24, -26],
    glow: { at: [44, -26], radius: 60, color: '#fff2c0', when: 'glowing' },
    beam: { from: [34, -26], mouth: 20, reach: 330, end: 84, color: '#fff2c0' },
    draw: ({ p, state }) => [
      ...p.part(shape('-60,-38! 6,-38! 6,-14! -60,-14! -64,-26'), '#3f77b5', (tone) => [
        p.raw(mark('-52,-33 0,-33', [1, 3, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('4,-40! 34,-50! 34,-2! 4,-12!'), MATERIAL.silver),
      ...p.part(ellipse(34, -26, 7, 24), state === 'empty' ? '#b9c2c9' : '#fff2c0'),
      p.flat(ellipse(-22, -38, 7, 3.4), MATERIAL.red),
    ],
  },
  street_lamp: {
    hand: 80,
    hero: 420,
    grip: [0, -30],
    face: [0, -82, 0.2],
    glow: { at: [0, -83], radius: 70, color: '#ffcf7a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      const lit = isLit(scene)
      return [
        ...p.part(shape('-9,0! -7,-5 -4,-8 4,-8 7,-5 9,0!'), MATERIAL.iron),
        ...p.part(ribbon('0,-6 0,-40 0,-70', [2.8, 2, 1.7]), MATERIAL.iron, (tone) => [
          p.raw(mark('-0.8,-8 -0.8,-66', [0.3, 0.5, 0.3]), tone.high, { opacity: 0.7 }),
        ]),
        ...p.part(shape('-3.4,-14 3.4,-14 2.6,-11 -2.6,-11'), MATERIAL.iron),
        p.wire('M-8 -66q4 -3 8 0q4 -3 8 0', MATERIAL.iron, 1.3),
        p.raw(
          shape('-7,-72! -11,-92! 11,-92! 7,-72!'),
          lit
            ? radial([0.5, 0.5], 0.6, [
                { at: 0, color: ink('#fffdf0') },
                { at: 1, color: ink('#ffd27a') },
              ])
            : scene.alive
              ? ink('#aeb3c4')
              : p.lit('#7f8794'),
        ),
        p.flat(mark('0,-72 0,-92', [0.4, 0.4, 0.4]), MATERIAL.iron, { opacity: 0.6 }),
        ...p.part(shape('-13,-91! -6,-97 0,-100! 6,-97 13,-91!'), MATERIAL.iron),
        ...p.part(shape('-8,-73! 8,-73! 6,-69! -6,-69!'), MATERIAL.iron),
      ]
    },
  },
  campfire: {
    hand: 50,
    hero: 130,
    glow: { at: [0, -44], radius: 160, color: '#f9a24a', when: 'always' },
    draw: (scene) => {
      const { p } = scene
      return [
        ...[-44, -26, 0, 26, 44].flatMap((x, i) =>
          p.part(ellipse(x, -5 + (i % 2) * 3, 13, 8), MATERIAL.stone),
        ),
        ...p.part(ribbon('-40,-8 30,-22', [7, 6]), MATERIAL.darkWood),
        ...p.part(ribbon('40,-8 -30,-24', [7, 6]), MATERIAL.wood, (tone) => [
          p.raw(mark('34,-10 -20,-22', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
        ]),
        ...p.part(ellipse(41, -8, 5, 7), MATERIAL.paleWood),
        ...(isLit(scene)
          ? [
              ...flame(scene, -16, -16, 1.1),
              ...flame(scene, 16, -16, 1),
              ...flame(scene, 0, -14, 1.8),
            ]
          : [p.raw(mark('0,-24 8,-50 -4,-78', [1, 5, 1]), ink('#cfd2da'), { opacity: 0.4 })]),
        ...[-12, 8, 20].flatMap((x, i) => p.part(ellipse(x, -2 + (i % 2), 13, 7), MATERIAL.stone)),
      ]
    },
  },
} satisfies Record<string, ThingArt>
