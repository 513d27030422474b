import { THINGS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import { ADVENTURE } from './art/adventure'
import { AT_WINDOWS } from './art/at-windows'
import { BIRTHDAY } from './art/birthday'
import { CHAIR_TOWER } from './art/chair-tower'
import { END_OF_PATH } from './art/end-of-path'
import { CLOTHES } from './art/clothes'
import { CONTEST } from './art/contest'
import { CROSSING } from './art/crossing'
import { CROWDS } from './art/crowds'
import { DEEDS } from './art/deeds'
import { DOORSTEP } from './art/doorstep'
import { DOORWAYS } from './art/doorways'
import { FARMYARD } from './art/farmyard'
import { FLOWERS } from './art/flowers'
import { FOOD } from './art/food'
import { GATHERINGS } from './art/gatherings'
import { HAPPENINGS } from './art/happenings'
import { HATCHING } from './art/hatching'
import { HATS_OFF } from './art/hats-off'
import { HATS } from './art/hats'
import { HIDE_AND_SEEK } from './art/hide-and-seek'
import { HOME } from './art/home'
import { IVY } from './art/ivy'
import { KEPT_BACK } from './art/kept-back'
import { KITCHEN } from './art/kitchen'
import { LIGHTS } from './art/lights'
import { MACHINES } from './art/machines'
import { MOUSE_HOUSE } from './art/mouse-house'
import { MOUSE_WIND } from './art/mouse-wind'
import { MUSIC } from './art/music'
import { NATURE } from './art/nature'
import { OVERLOOKS } from './art/overlooks'
import { PAGES } from './art/pages'
import { PAPER } from './art/paper'
import { PAPER_BIRDS } from './art/paper-birds'
import { PLAY } from './art/play'
import { READING } from './art/reading'
import { SCARECROW } from './art/scarecrow'
import { SCHOOL_GLOBE } from './art/school-globe'
import { SCHOOLWORK } from './art/schoolwork'
import { SCHOOL_BISCUITS } from './art/school-biscuits'
import { SEA } from './art/sea'
import { SEAFLOOR } from './art/seafloor'
import { SHORE } from './art/shore'
import { SHOWTIME } from './art/showtime'
import { SKY } from './art/sky'
import { LABELS } from './art/labels'
import { SNOWED_IN } from './art/snowed-in'
import { SOUFFLE } from './art/souffle'
import { TALES } from './art/tales'
import { TOOLS } from './art/tools'
import { TOWN } from './art/town'
import { TRACES } from './art/traces'
import { TREASURES } from './art/treasures'
import { TURNING_POINTS } from './art/turning-points'
import { VESSELS } from './art/vessels'
import { BREEZE } from './art/breeze'
import { GUST } from './art/gust'
import { HUNDRED_LINES } from './art/hundred-lines'
import { LIKED_DRAWINGS } from './art/liked-drawings'
import { WALKING_SCHOOL } from './art/walking-school'
import { WINDY_TOWN } from './art/windy-town'
import type { ThingArt } from './thing-art'

/** A thing that names itself in the contract and has no art here does not compile. */
type DrawnThing = (typeof THINGS)[ThingId]['nearest']
const DRAWN: Record<DrawnThing, ThingArt> & Partial<Record<ThingId, ThingArt>> = {
  ...ADVENTURE,
  ...AT_WINDOWS,
  ...BIRTHDAY,
  ...CLOTHES,
  ...CONTEST,
  ...CROSSING,
  ...CROWDS,
  ...DEEDS,
  ...DOORSTEP,
  ...DOORWAYS,
  ...FARMYARD,
  ...FLOWERS,
  ...FOOD,
  ...GATHERINGS,
  ...HAPPENINGS,
  ...HATCHING,
  ...HATS,
  ...HATS_OFF,
  ...HIDE_AND_SEEK,
  ...HOME,
  ...IVY,
  ...KEPT_BACK,
  ...KITCHEN,
  ...LIGHTS,
  ...MACHINES,
  ...MOUSE_HOUSE,
  ...MOUSE_WIND,
  ...MUSIC,
  ...NATURE,
  ...OVERLOOKS,
  ...PAGES,
  ...PAPER,
  ...PAPER_BIRDS,
  ...PLAY,
  ...READING,
  ...SCHOOLWORK,
  ...SCHOOL_BISCUITS,
  ...SEA,
  ...SEAFLOOR,
  ...SHORE,
  ...SHOWTIME,
  ...SKY,
  ...SNOWED_IN,
  ...SOUFFLE,
  ...LABELS,
  ...TALES,
  ...TOOLS,
  ...TOWN,
  ...TRACES,
  ...TREASURES,
  ...TURNING_POINTS,
  ...VESSELS,
  ...CHAIR_TOWER,
  ...END_OF_PATH,
  ...SCARECROW,
  ...SCHOOL_GLOBE,
  ...WALKING_SCHOOL,
  ...WINDY_TOWN,
  ...BREEZE,
  ...GUST,
  ...HUNDRED_LINES,
  ...LIKED_DRAWINGS,
}

/** Its own art when there is some, else that of the nearest drawn thing. */
export const artOf = (thing: ThingId): ThingArt => DRAWN[thing] ?? DRAWN[THINGS[thing].nearest]
export const hasOwnArt = (thing: ThingId) => thing in DRAWN
