import type { LocationId } from '@luciole/contract/scene-brief'
import { abyss } from './places/abyss'
import { alienMarket } from './places/alien-market'
import { asteroidPath } from './places/asteroid-path'
import { bakery } from './places/bakery'
import { barn } from './places/barn'
import { beach } from './places/beach'
import { bedroom } from './places/bedroom'
import { bigOak } from './places/big-oak'
import { castleGate } from './places/castle-gate'
import { castleMeadow } from './places/castle-meadow'
import { caveMouth } from './places/cave-mouth'
import { classroom } from './places/classroom'
import { corridor } from './places/corridor'
import { crystalCave } from './places/crystal-cave'
import { desert } from './places/desert'
import { dragonHill } from './places/dragon-hill'
import { farm } from './places/farm'
import { gardenGate } from './places/garden-gate'
import { garden } from './places/garden'
import { harbour } from './places/harbour'
import { hollowTree } from './places/hollow-tree'
import { kelpForest } from './places/kelp-forest'
import { kitchen } from './places/kitchen'
import { lanternClearing } from './places/lantern-clearing'
import { livingRoom } from './places/living-room'
import { moonSurface } from './places/moon-surface'
import { mountainPath } from './places/mountain-path'
import { museum } from './places/museum'
import { mushroomRing } from './places/mushroom-ring'
import { forestBridge, guardedBridge } from './places/over-the-river'
import { park } from './places/park'
import { playground } from './places/playground'
import { reef } from './places/reef'
import { ringPlanet } from './places/ring-planet'
import { rocketInside } from './places/rocket-inside'
import { rooftop } from './places/rooftop'
import { schoolLibrary } from './places/school-library'
import { schoolYard } from './places/school-yard'
import { scienceRoom } from './places/science-room'
import { seaCastle } from './places/sea-castle'
import { shipDeck } from './places/ship-deck'
import { snowHill } from './places/snow-hill'
import { stageHall } from './places/stage-hall'
import { stationWindow } from './places/station-window'
import { stream } from './places/stream'
import { street } from './places/street'
import { sunkenShip } from './places/sunken-ship'
import { throneRoom } from './places/throne-room'
import { towerRoom } from './places/tower-room'
import { treeRoom } from './places/tree-room'
import { treeTop } from './places/tree-top'
import { villageMarket } from './places/village-market'
import type { Stage } from './stage'

/** A location without a place does not compile. */
export const STAGES: Record<LocationId, Stage> = {
  abyss: abyss,
  alien_market: alienMarket,
  asteroid_path: asteroidPath,
  bakery: bakery,
  barn: barn,
  beach: beach,
  bedroom: bedroom,
  big_oak: bigOak,
  castle_gate: castleGate,
  castle_meadow: castleMeadow,
  cave_mouth: caveMouth,
  forest_bridge: forestBridge,
  guarded_bridge: guardedBridge,
  classroom: classroom,
  corridor: corridor,
  crystal_cave: crystalCave,
  desert: desert,
  dragon_hill: dragonHill,
  farm: farm,
  garden_gate: gardenGate,
  garden: garden,
  harbour: harbour,
  hollow_tree: hollowTree,
  kelp_forest: kelpForest,
  kitchen: kitchen,
  lantern_clearing: lanternClearing,
  living_room: livingRoom,
  moon_surface: moonSurface,
  mountain_path: mountainPath,
  museum: museum,
  mushroom_ring: mushroomRing,
  park: park,
  playground: playground,
  reef: reef,
  ring_planet: ringPlanet,
  rocket_inside: rocketInside,
  rooftop: rooftop,
  school_library: schoolLibrary,
  school_yard: schoolYard,
  science_room: scienceRoom,
  sea_castle: seaCastle,
  ship_deck: shipDeck,
  snow_hill: snowHill,
  stage_hall: stageHall,
  station_window: stationWindow,
  stream: stream,
  street: street,
  sunken_ship: sunkenShip,
  throne_room: throneRoom,
  tower_room: towerRoom,
  tree_room: treeRoom,
  tree_top: treeTop,
  village_market: villageMarket,
}
export const DRAWN: readonly Stage[] = Object.values(STAGES)

export const stageFor = (id: LocationId): Stage => STAGES[id]
