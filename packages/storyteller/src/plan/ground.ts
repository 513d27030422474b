import { LOCATIONS, type LocationId, type Setting } from '@luciole/contract/scene-brief'
import type { Casting } from '#bank/authoring'

/** What a line told on the way may count on underfoot: a bend and a puddle, or water all round. */
export const GROUNDS = [
  'road',
  'street',
  'indoors',
  'sea',
  'shore',
  'space',
  'roof',
  'tree',
  'hill',
] as const
export type Ground = (typeof GROUNDS)[number]

const OF_SETTING: Readonly<Record<Setting, Ground>> = {
  magical_kingdom: 'road',
  forest: 'road',
  under_sea: 'sea',
  space: 'space',
  city: 'street',
  school: 'indoors',
  elsewhere: 'road',
}

const EXCEPTIONS: Partial<Record<LocationId, readonly Ground[]>> = {
  throne_room: ['indoors'],
  tower_room: ['indoors'],
  crystal_cave: ['indoors'],
  village_market: ['street'],
  dragon_hill: ['road', 'hill'],
  mountain_path: ['road', 'hill'],
  snow_hill: ['hill'],
  big_oak: ['tree'],
  tree_top: ['tree'],
  hollow_tree: ['indoors'],
  tree_room: ['indoors'],
  beach: ['shore'],
  harbour: ['shore'],
  ship_deck: ['shore'],
  rooftop: ['roof'],
  park: ['road', 'street'],
  bakery: ['indoors'],
  museum: ['indoors'],
  school_yard: ['street'],
  bedroom: ['indoors'],
  kitchen: ['indoors'],
  living_room: ['indoors'],
  barn: ['indoors'],
  desert: ['hill'],
}

function groundsOf(at: LocationId): readonly Ground[] {
  const setting = (Object.keys(LOCATIONS) as Setting[]).find((one) =>
    (LOCATIONS[one] as readonly LocationId[]).includes(at),
  )
  return EXCEPTIONS[at] ?? (setting ? [OF_SETTING[setting]] : [])
}

/** What a page on which they go and look has underfoot, and whether they walk at all. */
export function wayWords({ scenes, waits }: Casting, page: 'way' | 'road' = 'way'): string[] {
  const { at } = scenes[page] ?? scenes.way
  return [...groundsOf(at), waits ? 'waiting' : 'afoot']
}
