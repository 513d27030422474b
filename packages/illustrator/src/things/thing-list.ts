import { THINGS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import { ADVENTURE } from './art/adventure'
import { AT_WINDOWS } from './art/at-windows'
import { BEDROOM } from './art/bedroom'
import { BIRTHDAY } from './art/birthday'
import { BREAD } from './art/bread'
import { CAKES } from './art/cakes'
import { CHAIR_TOWER } from './art/chair-tower'
import { END_OF_PATH } from './art/end-of-path'
import { CLOTHES } from './art/clothes'
import { CONTAINERS } from './art/containers'
import { CONTEST } from './art/contest'
import { CROSSING } from './art/crossing'
import { CROWDS } from './art/crowds'
import { DEEDS } from './art/deeds'
import { DESK_TOOLS } from './art/desk-tools'
import { DOORSTEP } from './art/doorstep'
import { DOORWAYS } from './art/doorways'
import { DRAWINGS } from './art/drawings'
import { DRAWN_ON } from './art/drawn-on'
import { FARMYARD } from './art/farmyard'
import { FLAGS } from './art/flags'
import { FLOWERS } from './art/flowers'
import { FRUIT_AND_VEGETABLES } from './art/fruit-and-vegetables'
import { GATHERINGS } from './art/gatherings'
import { HAPPENINGS } from './art/happenings'
import { HATCHING } from './art/hatching'
import { HATS_OFF } from './art/hats-off'
import { HATS } from './art/hats'
import { HIDE_AND_SEEK } from './art/hide-and-seek'
import { HOME } from './art/home'
import { HUNG_UP } from './art/hung-up'
import { IN_THE_AIR } from './art/in-the-air'
import { IVY } from './art/ivy'
import { KEPT_BACK } from './art/kept-back'
import { KITCHEN } from './art/kitchen'
import { LIGHTS } from './art/lights'
import { LUGGAGE } from './art/luggage'
import { MACHINES } from './art/machines'
import { MOON_STONES } from './art/moon-stones'
import { MOUSE_HOUSE } from './art/mouse-house'
import { MOUSE_WIND } from './art/mouse-wind'
import { MUSIC } from './art/music'
import { NATURE } from './art/nature'
import { OVERLOOKS } from './art/overlooks'
import { PAGES } from './art/pages'
import { PAPER } from './art/paper'
import { PAPER_BIRDS } from './art/paper-birds'
import { PLAY } from './art/play'
import { PUDDLES } from './art/puddles'
import { READING } from './art/reading'
import { SCARECROW } from './art/scarecrow'
import { SCHOOL_GLOBE } from './art/school-globe'
import { SCHOOLWORK } from './art/schoolwork'
import { SCHOOL_BISCUITS } from './art/school-biscuits'
import { SEA } from './art/sea'
import { SEA_DOORS } from './art/sea-doors'
import { SEAFLOOR } from './art/seafloor'
import { SHORE } from './art/shore'
import { SHOWTIME } from './art/showtime'
import { SKY } from './art/sky'
import { SNOW } from './art/snow'
import { LABELS } from './art/labels'
import { SNOWED_IN } from './art/snowed-in'
import { SOUFFLE } from './art/souffle'
import { TOOLS } from './art/tools'
import { TOWN } from './art/town'
import { TRACES } from './art/traces'
import { TREASURES } from './art/treasures'
import { TURNING_POINTS } from './art/turning-points'
import { VEHICLES } from './art/vehicles'
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
  ...BEDROOM,
  ...BIRTHDAY,
  ...BREAD,
  ...CAKES,
  ...CLOTHES,
  ...CONTAINERS,
  ...CONTEST,
  ...CROSSING,
  ...CROWDS,
  ...DEEDS,
  ...DESK_TOOLS,
  ...DOORSTEP,
  ...DOORWAYS,
  ...DRAWINGS,
  ...DRAWN_ON,
  ...FARMYARD,
  ...FLAGS,
  ...FLOWERS,
  ...FRUIT_AND_VEGETABLES,
  ...GATHERINGS,
  ...HAPPENINGS,
  ...HATCHING,
  ...HATS,
  ...HATS_OFF,
  ...HIDE_AND_SEEK,
  ...HOME,
  ...HUNG_UP,
  ...IN_THE_AIR,
  ...IVY,
  ...KEPT_BACK,
  ...KITCHEN,
  ...LIGHTS,
  ...LUGGAGE,
  ...MACHINES,
  ...MOON_STONES,
  ...MOUSE_HOUSE,
  ...MOUSE_WIND,
  ...MUSIC,
  ...NATURE,
  ...OVERLOOKS,
  ...PAGES,
  ...PAPER,
  ...PAPER_BIRDS,
  ...PLAY,
  ...PUDDLES,
  ...READING,
  ...SCHOOLWORK,
  ...SCHOOL_BISCUITS,
  ...SEA,
  ...SEA_DOORS,
  ...SEAFLOOR,
  ...SHORE,
  ...SHOWTIME,
  ...SKY,
  ...SNOW,
  ...SNOWED_IN,
  ...SOUFFLE,
  ...LABELS,
  ...TOOLS,
  ...TOWN,
  ...TRACES,
  ...TREASURES,
  ...TURNING_POINTS,
  ...VEHICLES,
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
