import { frontFour } from './front'
import { bee } from './bee'
import { crab } from './crab'
import { sideBird } from './side-bird'
import { uprightBird } from './upright-bird'
import { monster } from './monster'
import { snail } from './snail'
import { turtle } from './turtle'
import { fairy } from './fairy'
import { robot } from './robot'
import { seahorse } from './seahorse'
import { quadruped } from './quadruped'
import type { Figure, FourLegs, RigScene } from './rig'
import { fish } from './fish'
import { octopus } from './octopus'
import { shark } from './shark'
import { whale } from './whale'
import { lyingFour } from './lying'
import { rearFour } from './rear'
import { seatedFour } from './seated'
import { peeking } from './peeking'
import { upright } from './upright'

const ON_FOUR = new Set(['stand', 'bow', 'walk', 'run', 'jump', 'swim', 'fly'])
const GOES_ON_FOUR = new Set(['run'])
const FROG_LEAPS = new Set(['run', 'jump'])
const HOOFED_GESTURES = new Set(['wave', 'offer', 'cheer', 'dance', 'point', 'reach'])

/** Who has two arms climbs with both; everybody else reaches up. */
const climbing = (scene: RigScene): RigScene => {
  const { build, pose } = scene
  const isHoofed = build.foot === 'hoof' || build.foot === 'pad'
  const hasArms = build.two && (build.plan === 'walker' || build.plan === 'upright') && !isHoofed
  return pose === 'climb' && !hasArms ? { ...scene, pose: 'reach' } : scene
}

/** Hooves have a long neck to bow with, an octopus folds its arms; everybody else sits back on their heels. */
const bowing = (scene: RigScene): RigScene => {
  const { build, pose, plush } = scene
  const isHoofed = build.plan === 'walker' && build.foot === 'hoof'
  const folds = build.plan === 'octopus'
  return pose === 'bow' && !folds && (plush || !isHoofed) ? { ...scene, pose: 'sit' } : scene
}

/** Who comes down from two legs to run is no larger an animal: the head stays, a body long on end is short on four. */
const ON_END = 0.78
function downFrom(four: FourLegs): FourLegs {
  const { length, hip, shoulder, chest, rump, legFront, legHind, neck } = four
  const [dx, dy, base, top] = neck
  return {
    ...four,
    length: length * ON_END,
    hip: hip * ON_END,
    shoulder: shoulder * ON_END,
    chest: chest * ON_END,
    rump: rump * ON_END,
    legFront: legFront * ON_END,
    legHind: legHind * ON_END,
    neck: [dx * ON_END, dy * ON_END, base * ON_END, top],
  }
}

/** Who has no arms to throw up calls with all four feet on the ground; a giraffe that rears has leapt. */
const calling = (scene: RigScene): RigScene => {
  const { build, pose, plush } = scene
  if (pose !== 'call') return scene
  const isHoofed = build.plan === 'walker' && (build.foot === 'hoof' || build.foot === 'pad')
  return { ...scene, pose: isHoofed && !plush ? 'stand' : 'cheer' }
}

export function drawBody(given: RigScene): Figure {
  const scene = calling(bowing(climbing(given)))
  const { build, pose, view, plush } = scene
  const { four, two } = build
  const own = ownBody(scene)
  if (own) return own
  if (pose === 'peek') return peeking(scene)
  if (!two) throw new Error('A body needs proportions.')
  const lies = pose === 'sleep' || pose === 'lie' || pose === 'ball'
  if (plush)
    return lies && four
      ? lyingFour(scene, four)
      : upright(lies ? { ...scene, pose: 'sit' } : scene, two)
  if (!four) return upright(FROG_LEAPS.has(pose) ? { ...scene, pose: 'jump' } : scene, two)
  if (lies) return lyingFour(scene, four)
  if (build.plan === 'walker') {
    const hoofed = build.foot === 'hoof' || build.foot === 'pad'
    if (view === 'back' && hoofed) return rearFour(scene, four)
    if (view === 'front' && (pose === 'stand' || pose === 'walk')) return frontFour(scene, four)
    if (view === 'back')
      return pose === 'sit' || ON_FOUR.has(pose) ? seatedFour(scene, four) : upright(scene, two)
    if (pose === 'sit' || pose === 'perch')
      return build.foot === 'hoof'
        ? lyingFour({ ...scene, pose: 'lie' }, four)
        : seatedFour(scene, four)
    if (ON_FOUR.has(pose)) return quadruped(scene, four)
    if (hoofed)
      return quadruped(
        HOOFED_GESTURES.has(pose)
          ? { ...scene, pose: pose === 'point' || pose === 'reach' ? 'offer' : pose }
          : { ...scene, pose: 'stand' },
        four,
      )
    return upright(scene, two)
  }
  if (GOES_ON_FOUR.has(pose) && view !== 'back') return quadruped(scene, downFrom(four))
  return upright(scene, two)
}

/** Bodies that are not built on two or four legs. */
function ownBody(scene: RigScene): Figure | undefined {
  const { build } = scene
  switch (build.plan) {
    case 'turtle':
      return turtle(scene)
    case 'fish':
      return build.size > 1 ? whale(scene) : fish(scene)
    case 'octopus':
      return octopus(scene)
    case 'snail':
      return snail(scene)
    case 'monster':
      return monster(scene)
    case 'robot':
      return robot(scene)
    case 'crab':
      return crab(scene)
    case 'seahorse':
      return seahorse(scene)
    case 'shark':
      return shark(scene)
    case 'bee':
      return bee(scene)
    case 'fairy':
      return fairy(scene)
    case 'bird':
      if (scene.pose === 'peek') return peeking(scene)
      if (build.upright) return uprightBird(scene, build.upright)
      return build.side ? sideBird(scene, build.side) : undefined
    default:
      return undefined
  }
}
