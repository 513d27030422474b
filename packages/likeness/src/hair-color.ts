import { HAIR_COLOR_IDS, HAIR_COLORS, type HairColor } from '@luciole/contract/character'
import { nearestDistance, spreadOf, typicalColor } from './color-groups'
import type { FaceGrid } from './face-grid'
import { distance, type Lab, labOfHex } from './oklab'

export type HairTone = {
  /** Absent on a bald head. */
  color: Lab | undefined
  /** The line between hair and skin in colour. */
  isHair: (lab: Lab) => boolean
  /** How much of the crown is hair, how far down the forehead it comes. */
  crownShare: number
  fringe: number
  confidence: number
}

const CROWN = { u: [-0.45, 0.45], v: [-0.96, -0.8] } as const
const UPPER_FOREHEAD = { u: [-0.4, 0.4], v: [-0.86, -0.76] } as const
const FRINGE = { u: [-0.3, 0.3], v: [-0.44, -0.36] } as const
const ROUNDS = 5

export function measureHairTone({ grid, skin }: { grid: FaceGrid; skin: Lab }): HairTone {
  const nothing = {
    color: undefined,
    isHair: () => false,
    crownShare: 0,
    fringe: 0,
    confidence: 0.5,
  }
  const top = grid.box({ u: [-0.45, 0.45], v: [-0.96, -0.3] })
  const forehead = typicalColor(grid.box({ u: [-0.25, 0.25], v: [-0.52, -0.34] }), [0.3, 0.95])
  const crown = typicalColor(grid.box(CROWN), [0, 0.8])
  if (!crown) return { ...nothing, confidence: 0 }
  // Under a fringe the forehead is hair.
  const isFringe = !forehead || distance(forehead, skin) > distance(forehead, crown) * 0.7
  const ground = forehead && !isFringe && distance(forehead, skin, 0.5) < 0.06 ? forehead : skin
  // A forehead shines: both its colour and the cheeks' are skin.
  const grounds = [ground, skin]
  let hair = crown
  let kin: Lab[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const center: Lab = hair
    kin = top.filter((lab) => distance(lab, center) < nearestDistance(lab, grounds))
    hair = typicalColor(kin, [0.05, 0.75]) ?? hair
  }
  const color: Lab = hair
  const isHair = (lab: Lab) => distance(lab, color) < nearestDistance(lab, grounds)
  const shareIn = (box: Parameters<FaceGrid['box']>[0]) => {
    const labs = grid.box(box)
    return labs.filter(isHair).length / Math.max(1, labs.length)
  }
  const crownShare = shareIn(UPPER_FOREHEAD)
  const apart = nearestDistance(color, grounds)
  if (crownShare < 0.4 || apart < 0.02)
    return { ...nothing, crownShare, confidence: apart < 0.04 ? 0.2 : 0.6 }
  const clear = Math.min(1, apart / 0.12) - spreadOf(kin, color) * 2
  return {
    color,
    isHair,
    crownShare,
    fringe: shareIn(FRINGE),
    confidence: Math.max(0.15, Math.min(1, clear)),
  }
}

/** Every colour we draw, the likeliest first. */
export function rankHairColors({ color, exposure }: { color: Lab; exposure: number }): HairColor[] {
  const seen: Lab = [color[0] * exposure, color[1] * exposure, color[2] * exposure]
  const away = (id: HairColor) => distance(labOfHex(HAIR_COLORS[id]), seen, 0.8)
  return HAIR_COLOR_IDS.toSorted((a, b) => away(a) - away(b))
}
