import type { HairStyle } from '@luciole/contract/character'
import { HAIR_CUTS } from './hair-cut'
import type { HairCut } from './hair-cut'
import { curlCloud, curlOutline, hairShapes, lock, plait, rope } from './hair-piece'
import type { HairPiece, HairShapes } from './hair-piece'

/** A cut seen from behind: all of it lies over the head. */
export function rearHair(style: HairStyle): HairShapes {
  const cut = HAIR_CUTS[style]
  if (cut.surface === 'none') return hairShapes({})
  if (cut.surface === 'wisp')
    return hairShapes({
      front: [lock('-16,-50c -6,-58 6,-64 18,-56c 8,-54 -4,-50', '-6,-54 4,-58 12,-56')],
    })
  if (cut.surface === 'scarf')
    return hairShapes({
      front: [
        lock(
          '-54,10 -58,-20 -44,-48 -16,-64 16,-64 44,-48 58,-20 54,12 62,56 44,84 0,96 -44,84 -62,56',
          '-46,-20 -36,20 0,60;46,-20 36,20 0,60;-52,14 -40,50 -10,80;52,14 40,50 10,80;0,-58 -2,-20 0,30',
          { material: 'accent' },
        ),
      ],
    })
  const extra = rearExtra(cut)
  return hairShapes({ back: extra.under, front: [...crown(cut), ...extra.over], ties: extra.ties })
}

function crown({ surface, volume: v, nape, extra }: HairCut): HairPiece[] {
  if (surface === 'curly') {
    const low = Math.max(34, nape)
    return [
      curlOutline(
        `${-30},${-50 - v} 0,${-56 - v} 30,${-50 - v} ${48 + v * 0.6},${-30 - v * 0.5} ${50 + v},-6 ${50 + v},20 ${46 + v * 0.6},${low * 0.86} 24,${low} 0,${low + 4} -24,${low} ${-46 - v * 0.6},${low * 0.86} ${-50 - v},20 ${-50 - v},-6 ${-48 - v * 0.6},${-30 - v * 0.5}`,
        `-28,-40 0,-48 28,-40 -40,-14 -14,-22 14,-22 40,-14 -28,4 0,2 28,4 -40,20 40,20 -14,22 14,22${nape > 60 ? ' -44,44 -16,46 16,46 44,44 -28,66 4,66 30,66' : ''}`,
      ),
    ]
  }
  const isParted = extra === 'pigtails' || extra === 'plaits' || extra === 'puffs'
  const bottom = nape > 60 ? nape : nape > 44 ? nape : nape - (extra ? 4 : 0)
  const half = nape > 60 ? 56 + v * 0.4 : nape > 44 ? 54 + v * 0.5 : 40
  const strands = `0,-58 -5,-24 -3,${bottom - 10};-14,-58 -33,-28 -30,${bottom - 14};14,-58 33,-28 30,${bottom - 14};-30,-50 -49,-16 -44,8;30,-50 49,-16 44,8;7,-58 15,-22 13,${bottom - 10};-7,-58 -18,-24 -16,${bottom - 12}${
    nape > 60 ? `;-44,20 -48,60 -44,${bottom - 6};44,20 48,60 44,${bottom - 6}` : ''
  }`
  const lower =
    nape > 44
      ? `${half},${bottom * 0.5} ${half - 4},${bottom - 6} 20,${bottom} -20,${bottom} ${-half + 4},${bottom - 6} ${-half},${bottom * 0.5}`
      : `46,10 36,${bottom - 8} 20,${bottom} 0,${bottom - 3} -20,${bottom} -36,${bottom - 8} -46,10`
  return [
    lock(
      `${-50 - v * 0.5},-14 ${-42 - v * 0.3},${-38 - v * 0.6} -18,${-52 - v} 18,${-52 - v} ${42 + v * 0.3},${-38 - v * 0.6} ${50 + v * 0.5},-14 ${lower}`,
      surface === 'shaved' ? '' : strands,
      {
        material: surface === 'shaved' ? 'shaved' : 'hair',
        partings: isParted
          ? [
              [
                [0, -62],
                [1, -20],
                [0, bottom],
              ],
            ]
          : surface === 'rows'
            ? [-30, -18, -6, 6, 18, 30].map((x) => [
                [x * 0.7, -58],
                [x * 1.2, -10],
                [x * 1.1, bottom],
              ])
            : [],
      },
    ),
  ]
}

interface RearExtra {
  under: HairPiece[]
  over: HairPiece[]
  ties: HairShapes['ties']
}

function rearExtra({ extra }: HairCut): RearExtra {
  const none: RearExtra = { under: [], over: [], ties: [] }
  switch (extra) {
    case 'quiff':
      return {
        ...none,
        over: [
          lock(
            '-44,-26 -46,-50 -20,-72 20,-72 46,-50 44,-26 20,-14 -20,-14',
            '-20,-62 -24,-40 -16,-20;0,-66 -2,-44 0,-18;20,-62 24,-40 16,-20',
          ),
        ],
      }
    case 'ponytail':
      return {
        ...none,
        over: [
          lock(
            '-11,-32 -25,2 -21,42 -3,78c 17,46 23,4 11,-32',
            '-5,-26 -13,14 -8,60;5,-26 13,14 4,60;0,-28 0,10 -2,66',
          ),
        ],
        ties: [{ at: [0, -34], size: 10 }],
      }
    case 'pigtails':
      return {
        ...none,
        under: [-1, 1].map((s) =>
          lock(
            `${s * 48},-2 ${s * 66},-15 ${s * 88},2 ${s * 95},34 ${s * 86},64 ${s * 78},84c ${s * 66},62 ${s * 54},36`,
            `${s * 66},4 ${s * 80},20 ${s * 79},58`,
          ),
        ),
        ties: [-1, 1].map((s) => ({ at: [s * 50, -1] as const, size: 8 })),
      }
    case 'plaits':
      return {
        ...none,
        over: [...plait(-42, 26, 5), ...plait(42, 26, 5)],
        ties: [-1, 1].map((s) => ({ at: [s * 42, 88] as const, size: 7 })),
      }
    case 'bun':
      return {
        ...none,
        over: [
          lock(
            '-24,-30 -30,-48 -22,-66 0,-74 22,-66 30,-48 24,-30 0,-22',
            '-18,-56 0,-66 18,-56;-20,-44 0,-52 20,-44;-14,-34 0,-40 14,-34',
          ),
        ],
        ties: [{ at: [0, -24], size: 7 }],
      }
    case 'knot':
      return {
        ...none,
        under: [curlCloud({ x: 0, y: -71, rx: 26, ry: 22, lobes: 8, name: 'knot', curls: 5 })],
        ties: [{ at: [0, -55], size: 8 }],
      }
    case 'puffs':
      return {
        ...none,
        over: [-1, 1].map((s) =>
          curlCloud({ x: s * 48, y: -48, rx: 32, ry: 31, lobes: 13, name: `puff${s}`, curls: 12 }),
        ),
        ties: [-1, 1].map((s) => ({ at: [s * 32, -32] as const, size: 8 })),
      }
    case 'ropes':
      return {
        ...none,
        over: [-46, -31, -16, 0, 16, 31, 46].map((x, i) =>
          rope(`${x * 0.7},-40 ${x * 1.05},0 ${x * 1.1},${60 + (i % 2) * 9}`, 7.6),
        ),
      }
    case 'thin_braids':
      return {
        ...none,
        over: [-36, -22, -8, 8, 22, 36].map((x) =>
          rope(`${x * 0.8},-52 ${x * 1.1},-10 ${x},32 ${x * 1.06},62`, 6),
        ),
        ties: [-38, -23, -8.5, 8.5, 23, 38].map((x) => ({ at: [x, 63] as const, size: 4.4 })),
      }
    default:
      return none
  }
}
