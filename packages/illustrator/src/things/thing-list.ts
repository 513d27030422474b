import { THINGS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import { CLOTHES } from './art/clothes'
import { HOME } from './art/home'
import { KITCHEN } from './art/kitchen'
import { LIGHTS } from './art/lights'
import { MUSIC } from './art/music'
import { NATURE } from './art/nature'
import { PAPER } from './art/paper'
import { PLAY } from './art/play'
import { SHORE } from './art/shore'
import { TALES } from './art/tales'
import { TOOLS } from './art/tools'
import { TOWN } from './art/town'
import { TREASURES } from './art/treasures'
import type { ThingArt } from './thing-art'

/** A thing that names itself in the contract and has no art here does not compile. */
type DrawnThing = (typeof THINGS)[ThingId]['nearest']
const DRAWN: Record<DrawnThing, ThingArt> & Partial<Record<ThingId, ThingArt>> = {
  ...CLOTHES,
  ...HOME,
  ...KITCHEN,
  ...LIGHTS,
  ...MUSIC,
  ...NATURE,
  ...PAPER,
  ...PLAY,
  ...SHORE,
  ...TALES,
  ...TOOLS,
  ...TOWN,
  ...TREASURES,
}

/** Its own art when there is some, else that of the nearest drawn thing. */
export const artOf = (thing: ThingId): ThingArt => DRAWN[thing] ?? DRAWN[THINGS[thing].nearest]
export const hasOwnArt = (thing: ThingId) => thing in DRAWN
