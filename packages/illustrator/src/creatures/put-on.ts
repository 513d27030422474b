import type { Creature } from '@luciole/contract/character'
import { ink } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { CreatureRequest } from './draw-creature'
import type { RigScene } from './rigs/rig'

const RED = ink(MATERIAL.red)
/** A monster's, for one page; or one's own, which an animal has on every foot. */
export const bootsOf = ({ boots }: Creature, { wears }: CreatureRequest): RigScene['boots'] => {
  if (wears === 'boots' || wears === 'muddy_boots')
    return { color: RED, isMuddy: wears === 'muddy_boots' }
  return boots && boots !== 'none' ? { color: ink(boots) } : undefined
}

/** Put on for one page, where it has none of its own. */
export const framesOf = ({ glasses }: Creature, { wears }: CreatureRequest) =>
  glasses ? ink(glasses) : wears === 'glasses' ? ink('#7a3b2e') : undefined
