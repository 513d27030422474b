import type { HairStyle } from '@luciole/contract/character'
import { marks } from '#core/knots'
import { spline } from '#core/path'
import type { Knot } from '#core/path'
import { HAIR_CUTS } from './hair-cut'
import type { HairCut } from './hair-cut'
import { curlCloud, curlOutline, hairShapes, lock, piece, plait, rope } from './hair-piece'
import type { HairPiece, HairShapes } from './hair-piece'

/** A cut seen from the side; the head looks to +x, the ear is at about -4,12. */
export function profileHair(style: HairStyle): HairShapes {
  const cut = HAIR_CUTS[style]
  if (cut.surface === 'none') return hairShapes({ hasFringe: false })
  if (cut.surface === 'wisp')
    return hairShapes({
      hasFringe: false,
      front: [lock('-8,-44c 4,-52 16,-61 30,-53 20,-51 34,-41c 18,-44', '0,-47 12,-53 22,-52')],
    })
  if (cut.surface === 'scarf') return scarf()
  const extra = sideExtra(cut)
  return hairShapes({
    back: [...longBehind(cut), ...extra.back],
    front: [...cap(cut), ...extra.front],
    ties: extra.ties,
  })
}

function longBehind({ nape, surface, volume: v }: HairCut): HairPiece[] {
  if (nape < 44 || surface !== 'curly') return []
  return [
    curlOutline(
      `-14,-20 6,0 2,30 -2,${nape * 0.6} -8,${nape * 0.9} -30,${nape} -52,${nape * 0.92} -62,${nape * 0.66} ${-56 - v},30 ${-54 - v},0 -46,-26`,
      `-40,20 -46,44 -30,60 -40,76 -20,40`,
      'under',
    ),
  ]
}

const STRANDS =
  '34,-42 8,-52 -30,-44;38,-34 4,-42 -44,-22;30,-30 -6,-30 -50,-4;14,-22 -16,-14 -48,12;6,-4 -16,4 -42,26'

/** Written from the brow backwards, drawn the other way round: arcs must bulge outwards. */
const reversed = (outline: string) => outline.split(' ').toReversed().join(' ')

/** From the crown down the back and forward again to the temple. */
function curtain({ side, nape, volume: v }: Pick<HairCut, 'side' | 'nape' | 'volume'>): Knot[] {
  if (side <= 30)
    return [
      [-47 - v * 0.4, 18],
      [-36, 34],
      [-24, 36],
    ]
  // It hangs behind the cheek: over it the face would be pinched, and another child's.
  if (nape <= 60)
    return [
      [-56 - v * 0.3, 4],
      [-56 - v * 0.3, 24],
      [-50, side - 4],
      [-34, side + 6],
      [-12, side + 5],
      [2, side - 4],
      [1, side * 0.5],
      [4, 6],
    ]
  return [
    [-56 - v * 0.5, nape * 0.34],
    [-58 - v * 0.3, nape * 0.74],
    [-50, nape],
    [-30, nape + 4],
    [-14, nape * 0.94],
    [-6, nape * 0.7],
    [1, side * 0.62],
    [4, 6],
  ]
}

/** From the crown down, and into the fringe. */
const hangingStrands = (low: number, isFringed: boolean) =>
  `0,-54 -28,-44 -50,-8 -47,${low};0,-52 -19,-30 -34,4 -33,${low};4,-50 -6,-24 -18,8 -19,${low};${
    isFringed
      ? '8,-52 20,-34 25,-11;14,-52 30,-38 34,-12;18,-52 36,-40 41,-15'
      : '8,-52 20,-40 27,-26;10,-53 28,-46 37,-34'
  }`

function cap({ surface, volume, side, nape, fringe, extra }: HairCut): HairPiece[] {
  const v = volume
  if (surface === 'curly')
    return [
      curlOutline(
        reversed(
          `${38 + v * 0.3},${-30 - v * 0.5} ${26 + v * 0.4},${-48 - v * 0.7} 4,${-54 - v} -20,${-52 - v} ${-42 - v * 0.7},${-36 - v * 0.5} ${-54 - v},-14 ${-54 - v},10 ${-46 - v * 0.5},30 -28,38 -14,26 ${side > 40 ? `-10,${side} 1,${side * 0.8} 4,20` : '-8,20 4,8'} 14,-6 26,-20`,
        ),
        '20,-42 0,-48 -20,-44 -40,-28 -48,-6 -42,16 -20,-24 4,-30 -24,4 -8,-12',
      ),
    ]
  const isHanging = side > 30
  const isPulled = extra !== undefined && extra !== 'quiff' && fringe === 'none'
  const front: Knot[] =
    fringe === 'straight'
      ? [
          [46, -14],
          [43, -8],
          [30, -8],
          [20, -6],
        ]
      : fringe === 'swept' && isHanging
        ? [
            [40, -32],
            [32, -26],
            [20, -17],
            [9, -6],
          ]
        : fringe === 'swept'
          ? [
              [45, -22],
              [42, -14],
              [30, -22],
              [18, -12],
            ]
          : isPulled
            ? [
                [38, -33],
                [26, -28],
                [16, -14],
              ]
            : [
                [41, -30],
                [30, -26],
                [18, -14],
              ]
  const sideburn: Knot[] = [
    [12, 2],
    [9, 13],
    [2, 8],
    [-4, 0],
    [-12, 6],
    [-16, 20],
  ]
  const d = spline([
    isHanging && fringe === 'swept' ? [39, -36] : [44 - (isPulled ? 4 : 0), -28],
    [32, -44 - v * 0.6],
    [4, -51 - v],
    [-26, -48 - v * 0.8],
    [-46 - v * 0.5, -28],
    [-52 - v * 0.6, -4],
    ...curtain({ side, nape, volume: v }),
    ...(isHanging ? [] : sideburn.toReversed()),
    ...front.toReversed(),
  ])
  const material = surface === 'shaved' ? 'shaved' : 'hair'
  return [
    piece(d, {
      material,
      strands:
        surface === 'shaved'
          ? []
          : marks(isHanging ? hangingStrands(nape * 0.92, fringe === 'straight') : STRANDS),
    }),
    ...(surface === 'ragged' ? [TUFTS] : []),
  ]
}

const TUFTS = lock(
  '-40,-40 -28,-56 -16,-66c -6,-61 4,-71c 11,-62 22,-67c 28,-58 40,-52c 44,-42 44,-28 16,-38 -16,-38',
  '-18,-62 -20,-52 -28,-42;4,-66 0,-54 -8,-42;22,-63 18,-54 10,-42',
)

interface Extra {
  back: HairPiece[]
  front: HairPiece[]
  ties: HairShapes['ties']
}

function sideExtra({ extra, surface }: HairCut): Extra {
  const none: Extra = { back: [], front: [], ties: [] }
  switch (extra) {
    case 'quiff':
      return {
        ...none,
        front: [
          lock(
            '44,-28c 52,-46 44,-62 22,-72 -8,-70 -34,-58 -44,-40 -30,-36 0,-38 24,-34',
            '40,-38 22,-56 -8,-62;34,-34 12,-48 -20,-52',
          ),
        ],
      }
    case 'ponytail':
      return {
        ...none,
        back: [
          lock(
            '-38,-46 -62,-50 -84,-28 -90,8 -82,40 -88,66c -66,50 -58,16 -48,-14',
            '-58,-40 -78,-16 -78,28;-52,-26 -68,-2 -70,36',
          ),
        ],
        ties: [{ at: [-46, -30], size: 8.5 }],
      }
    case 'pigtails':
      return {
        ...none,
        front: [
          lock(
            '-16,-4 -26,-14 -44,-2 -50,30 -44,62 -38,82c -22,62 -12,34',
            '-26,2 -38,24 -38,60;-20,6 -28,30 -30,58',
          ),
        ],
        ties: [{ at: [-16, -2], size: 8 }],
      }
    case 'plaits':
      return {
        ...none,
        front: [...plait(-16, 30, 5), lock('-21,94 -16,92 -11,94 -9,106 -16,112 -23,106')],
        ties: [{ at: [-16, 92], size: 7 }],
      }
    case 'bun':
      return {
        ...none,
        back: [
          lock(
            '-34,-44 -58,-58 -74,-48 -78,-28 -66,-12 -46,-16',
            '-62,-46 -70,-34 -64,-20;-54,-46 -60,-34 -56,-22',
          ),
        ],
        ties: [{ at: [-44, -32], size: 8 }],
      }
    case 'knot':
      return {
        ...none,
        back: [curlCloud({ x: -6, y: -72, rx: 26, ry: 22, lobes: 8, name: 'knot', curls: 5 })],
        ties: [{ at: [-6, -57], size: 8 }],
      }
    case 'puffs':
      return {
        ...none,
        front: [
          curlCloud({ x: -16, y: -50, rx: 31, ry: 30, lobes: 13, name: 'puff-1', curls: 10 }),
        ],
        ties: [{ at: [-2, -34], size: 7.5 }],
      }
    case 'ropes':
      return {
        ...none,
        back: [-44, -30, -18].map((x, i) => rope(`${x},0 ${x - 8},34 ${x - 4},${66 - i * 4}`, 7)),
        front: [
          rope('8,-40 -4,-10 -8,24 -6,50', 7),
          rope('-14,-46 -26,-10 -28,26 -24,58', 7),
          rope('26,-42 16,-24 13,0 14,20', 6.6),
        ],
        ties: [{ at: [-7, 44], size: 4.6 }],
      }
    case 'thin_braids':
      return {
        ...none,
        back: [-40, -28].map((x) => rope(`${x},20 ${x - 8},44 ${x - 6},68`, 5.4)),
        front:
          surface === 'rows'
            ? ['34,-33 6,-46 -34,-34', '30,-24 0,-32 -44,-14', '20,-12 -10,-14 -46,8'].map((row) =>
                rope(row, 6),
              )
            : [],
        ties: [
          { at: [-47, 68], size: 4.6 },
          { at: [-35, 68], size: 4.6 },
        ],
      }
    default:
      return none
  }
}

const scarf = (): HairShapes =>
  hairShapes({
    back: [
      lock('-40,-30 -62,0 -60,40 -64,76 -34,92 4,92 24,78 20,40 0,10', '', { material: 'accent' }),
    ],
    front: [
      lock(
        '43,-30c 34,-50 6,-63 -28,-57 -52,-36 -62,-4 -54,34 -60,66 -36,86 4,90 34,76 38,58c 28,54 12,44 4,28 4,4 14,-16 30,-24',
        '-50,4 -36,40 0,64;-56,26 -40,58 4,78;-20,10 -8,40 20,60;-44,-34 -14,-46 24,-42;-52,-10 -24,-24 14,-24',
        { material: 'accent' },
      ),
    ],
  })
