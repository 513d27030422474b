import type { DisplayList } from '#core/display-list'
import { group } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { GRANDMA, MRS_QUINCE, townsperson } from '#things/townsfolk'

const PANE = '#ffe2a0'

/** An old lady over the way, brushing the hat that is before her on the sill. */
const brushingHerHat = (p: Painter): DisplayList => [
  group(
    [
      townsperson(p, {
        human: MRS_QUINCE,
        x: -10,
        y: 40,
        scale: 0.37,
        to: 1,
        doing: 'brush',
        feeling: 'happy',
      }),
    ],
    { clip: rectangle(-37, -118, 74, 84) },
  ),
  // A Sunday hat with its ribbon, its feather and its rose, and what dusts it.
  ...p.part(ribbon('26,-46 36,-58 33,-70', [1.6, 3.6, 1.2]), '#f3efe6'),
  ...p.part(shape('4,-38! 4,-53 9,-58 22,-58 27,-53 28,-38!'), '#6d58ad'),
  ...p.part(shape('4,-45! 28,-45! 28,-39! 4,-39!'), '#f2c24a'),
  ...p.part(shape('-9,-37 4,-42 28,-42 41,-37 34,-33 16,-31 -3,-33'), '#5a4796'),
  ...p.part(ellipse(25, -44, 5, 4.8), '#ea8fa6', (tone) => [
    p.raw(mark('22,-44 25,-47 28,-43', [0.5, 1, 0.5]), tone.deep),
  ]),
  ...p.part(shape('-1,-59! 17,-64! 18,-60! 0,-55!'), MATERIAL.wood),
  p.flat(shape('4,-57! 17,-60! 18,-55! 5,-52!'), MATERIAL.cream),
  ...p.part(ribbon('8,-66 15,-71 14,-64', [4.6, 4.6, 4]), '#d9a934'),
  ...p.part(ellipse(12, -61, 4.6, 4.4), '#8a5a3c'),
]

const SILLS = ['#c8553d', '#4f77a8', '#e0a53c', '#6f9a54', '#b8607e'] as const

/** What one looks through, over or up at. */
export const OVERLOOKS = {
  /** At the far end of the way, with her tea towel. */
  waving_granny: {
    hand: 60,
    hero: 100,
    key: [0, -110, 56],
    draw: ({ p }) => [
      townsperson(p, {
        human: GRANDMA,
        x: 0,
        y: 0,
        scale: 0.5,
        to: -1,
        doing: 'wave',
        feeling: 'joy',
      }),
      ...p.part(
        shape('-52,-190! -46,-196! -70,-214 -96,-204 -118,-212! -124,-176 -100,-170 -78,-180!'),
        '#fbf3e2',
        (tone) => [
          p.raw(mark('-62,-206 -90,-196 -121,-204', [1.6, 3, 1.6]), '#c8553d', { opacity: 0.9 }),
          p.raw(mark('-66,-188 -92,-180 -122,-186', [1.6, 3, 1.6]), '#c8553d', { opacity: 0.9 }),
          p.raw(mark('-84,-210 -88,-190 -84,-176', [0.6, 2, 0.6]), tone.deep, { opacity: 0.4 }),
        ],
      ),
    ],
  },
  /** Through it, over the way. */
  hat_window: {
    hand: 60,
    hero: 205,
    key: [14, -58, 34],
    draw: ({ p }) => [
      ...p.part(rectangle(-74, -136, 148, 138), MATERIAL.paleWood),
      p.flat(rectangle(-66, -128, 132, 122), '#a9b6cf'),
      p.flat(shape('-66,-6! -66,-118! 66,-118! 66,-6!'), '#c07a5c'),
      ...Array.from({ length: 9 }, (_, row) =>
        p.flat(rectangle(-66, -114 + row * 13, 132, 1.4), '#a9654a', { opacity: 0.6 }),
      ),
      ...p.part(rectangle(-44, -124, 88, 96), '#f3e7d2'),
      p.raw(rectangle(-37, -118, 74, 84), PANE),
      ...brushingHerHat(p),
      ...p.part(rectangle(-50, -36, 100, 8), '#f3e7d2'),
      ...[-60, -53, 53, 60].flatMap((x, i) => [
        p.flat(ellipse(x, -16 - (i % 2) * 4, 5, 4), MATERIAL.leaf),
        p.flat(ellipse(x, -21 - (i % 2) * 4, 3, 3), MATERIAL.pink),
      ]),
      ...p.part(rectangle(-2.4, -128, 4.8, 8), MATERIAL.paleWood),
      ...p.part(rectangle(-80, -10, 160, 12), MATERIAL.paleWood),
    ],
  },
  /** Five windows in a roof, and a bowl put out at each. */
  skylights: {
    hand: 60,
    hero: 180,
    draw: ({ p }) =>
      SILLS.flatMap((color, i) => {
        const x = -184 + i * 92
        const y = (i % 2) * -10
        return [
          ...p.part(shape('-40,-14! -32,-84! 32,-84! 40,-14!', { x, y }), MATERIAL.paleWood),
          p.raw(shape('-30,-24! -25,-76! 25,-76! 30,-24!', { x, y }), PANE),
          p.flat(mark('0,-76 0,-24', [1.6, 1.6, 1.6], { x, y }), MATERIAL.paleWood),
          p.flat(mark('-27,-50 27,-50', [1.6, 1.6, 1.6], { x, y }), MATERIAL.paleWood),
          ...p.part(shape('-46,-8! 46,-8! 42,-17! -42,-17!', { x, y }), MATERIAL.wood),
          ...p.part(shape('-27,-36! 27,-36! 18,-10 0,-7 -18,-10', { x, y }), color),
          p.flat(ellipse(x, y - 36, 27, 6), '#f4e3c2'),
          p.flat(ellipse(x + 2, y - 37, 18, 3.6), '#b98458'),
        ]
      }),
  },
  /** One hangs from its top rungs by the hands. */
  hang_ladder: {
    hand: 60,
    hero: 268,
    draw: ({ p }) => [
      ...Array.from({ length: 8 }, (_, i) =>
        p.part(ribbon(`-27,${-20 - i * 24} 27,${-20 - i * 24}`, [2.6, 2.6]), MATERIAL.paleWood),
      ).flat(),
      ...[-28, 28].flatMap((x) =>
        p.part(ribbon(`${x},0 ${x},-208`, [3.8, 3.8]), MATERIAL.darkWood),
      ),
      ...p.part(ribbon('-46,-206 46,-206', [3.6, 3.6]), MATERIAL.brass),
      ...[-46, 46].flatMap((x) => p.part(ellipse(x, -206, 5.4, 5.4), MATERIAL.brass)),
    ],
  },
} satisfies Record<string, ThingArt>
