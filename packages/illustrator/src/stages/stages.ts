import type { LocationId } from '@luciole/contract/scene-brief'
import { bakery } from './places/bakery'
import { bedroom } from './places/bedroom'
import { bigOak } from './places/big-oak'
import { castleGate } from './places/castle-gate'
import { castleMeadow } from './places/castle-meadow'
import { caveMouth } from './places/cave-mouth'
import { classroom } from './places/classroom'
import { crystalCave } from './places/crystal-cave'
import { dragonHill } from './places/dragon-hill'
import { gardenGate } from './places/garden-gate'
import { garden } from './places/garden'
import { hollowTree } from './places/hollow-tree'
import { kelpForest } from './places/kelp-forest'
import { kitchen } from './places/kitchen'
import { lanternClearing } from './places/lantern-clearing'
import { livingRoom } from './places/living-room'
import { moonSurface } from './places/moon-surface'
import { mushroomRing } from './places/mushroom-ring'
import { park } from './places/park'
import { reef } from './places/reef'
import { ringPlanet } from './places/ring-planet'
import { rocketInside } from './places/rocket-inside'
import { rooftop } from './places/rooftop'
import { schoolLibrary } from './places/school-library'
import { schoolYard } from './places/school-yard'
import { stream } from './places/stream'
import { street } from './places/street'
import { sunkenShip } from './places/sunken-ship'
import { throneRoom } from './places/throne-room'
import { treeTop } from './places/tree-top'
import { villageMarket } from './places/village-market'
import type { Stage } from './stage'

export const DRAWN: readonly Stage[] = [
  bakery,
  bedroom,
  bigOak,
  castleGate,
  castleMeadow,
  caveMouth,
  classroom,
  crystalCave,
  dragonHill,
  gardenGate,
  garden,
  hollowTree,
  kelpForest,
  kitchen,
  lanternClearing,
  livingRoom,
  moonSurface,
  mushroomRing,
  park,
  reef,
  ringPlanet,
  rocketInside,
  rooftop,
  schoolLibrary,
  schoolYard,
  stream,
  street,
  sunkenShip,
  throneRoom,
  treeTop,
  villageMarket,
]
const byId = new Map<LocationId, Stage>(DRAWN.map((stage) => [stage.id, stage]))

/** The drawn place that stands in for one that is not drawn yet. */
export const NEAREST: Partial<Record<LocationId, LocationId>> = {
  tower_room: 'throne_room',
  sea_castle: 'reef',
  abyss: 'kelp_forest',
  beach: 'reef',
  station_window: 'rocket_inside',
  asteroid_path: 'ring_planet',
  alien_market: 'village_market',
  museum: 'throne_room',
  playground: 'garden',
  harbour: 'village_market',
  stage_hall: 'throne_room',
  corridor: 'living_room',
  science_room: 'kitchen',
  snow_hill: 'stream',
  desert: 'moon_surface',
  farm: 'garden_gate',
  ship_deck: 'village_market',
  mountain_path: 'dragon_hill',
}

export const stageFor = (id: LocationId): Stage =>
  byId.get(id) ?? byId.get(NEAREST[id] ?? 'garden') ?? (DRAWN[0] as Stage)
