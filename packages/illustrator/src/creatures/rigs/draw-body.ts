import { sideBird, uprightBird } from './bird'
import { monster, snail, turtle } from './ground'
import { fairy, robot } from './made'
import { quadruped } from './quadruped'
import type { Figure, RigScene } from './rig'
import { fish, octopus, whale } from './sea'
import { lyingFour, rearFour, seatedFour } from './seated'
import { peeking, upright } from './upright'

const ON_FOUR = new Set(['stand', 'walk', 'run', 'jump', 'swim', 'fly'])
const GOES_ON_FOUR = new Set(['run'])
const FROG_LEAPS = new Set(['run', 'jump'])
const HOOFED_GESTURES = new Set(['wave', 'offer', 'cheer', 'dance', 'point', 'reach'])

export function drawBody(scene: RigScene): Figure {
  const { build, pose, view, plush } = scene
  const { four, two } = build
  const own = ownBody(scene)
  if (own) return own
  if (pose === 'peek') return peeking(scene)
  if (!two) throw new Error('A body needs proportions.')
  if (plush)
    return pose === 'sleep' || pose === 'lie' || pose === 'ball'
      ? sleeping(scene)
      : upright(scene, two)
  if (!four) return upright(FROG_LEAPS.has(pose) ? { ...scene, pose: 'jump' } : scene, two)
  if (pose === 'sleep' || pose === 'lie' || pose === 'ball') return lyingFour(scene, four)
  if (build.plan === 'walker') {
    const hoofed = build.foot === 'hoof' || build.foot === 'pad'
    if (view === 'back' && hoofed) return rearFour(scene, four)
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
  if (GOES_ON_FOUR.has(pose) && view !== 'back') return quadruped(scene, four)
  return upright(scene, two)
}

const sleeping = (scene: RigScene): Figure =>
  scene.build.four
    ? lyingFour(scene, scene.build.four)
    : upright({ ...scene, pose: 'sit' }, scene.build.two!)

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
    case 'fairy':
      return fairy(scene)
    case 'bird':
      if (scene.pose === 'peek') return peeking(scene)
      return build.upright ? uprightBird(scene, build.upright) : sideBird(scene, build.side!)
    default:
      return undefined
  }
}
