import type { ActorLetter, Casting, RoleLetter, Scene } from '#bank/authoring'
import { LOCATIONS } from '@luciole/contract/scene-brief'
import { THING_IDS } from '@luciole/contract/things'
import { CREATURE_IDS } from '@luciole/contract/creatures'
import { ACTIONS, FEELINGS } from '@luciole/contract/scene-brief'

const PLACES = new Set<string>(Object.values(LOCATIONS).flat())
const MOST_OF_ONE = 9
const THINGS = new Set<string>(THING_IDS)
const CREATURES = new Set<string>(CREATURE_IDS)
const STATES = new Set(
  ACTIONS.flatMap((action) => FEELINGS.map((feeling) => `${action}/${feeling}`)),
)

/**
 * Every scene by the name an author knows it by, and what is said of it there: a band's picture that
 * changes who is on a page need not take back what the others were doing.
 */
function namedScenes(casting: Casting): { name: string; scene: Scene; said: Partial<Scene> }[] {
  const { scenes, tries, turns, pictures = {} } = casting
  const common = new Map<string, Scene>([
    ...Object.entries(scenes),
    ...tries.map((one): [string, Scene] => [`try ${one.id}`, one]),
    ...Object.entries(turns).map(([id, scene]): [string, Scene] => [`turn ${id}`, scene]),
  ])
  const ofBands = Object.entries(pictures).flatMap(([band, pages]) =>
    Object.entries(pages ?? {}).flatMap(([name, said = {}]) => {
      const scene = common.get(name)
      return scene ? [{ name: `${band} ${name}`, scene: { ...scene, ...said }, said }] : []
    }),
  )
  return [...[...common].map(([name, scene]) => ({ name, scene, said: scene })), ...ofBands]
}

function lintScene({
  scene,
  said,
  casting,
}: {
  scene: Scene
  said: Partial<Scene>
  casting: Casting
}): string[] {
  const faults: string[] = []
  const letters = Object.keys(scene.who) as ActorLetter[]
  const isKnown = (letter: string) =>
    letter === 'H' || letter === 'F' || casting.roles[letter as RoleLetter] !== undefined
  const isHere = (letter: string) => letters.some((one) => one === letter)
  if (!PLACES.has(scene.at)) faults.push(`no place is called "${scene.at}"`)
  for (const letter of letters.filter((one) => !isKnown(one)))
    faults.push(`${letter} is there and has no role`)
  for (const [letter, state] of Object.entries(scene.who))
    if (!STATES.has(state)) faults.push(`${letter} cannot be "${state}"`)
  for (const one of scene.things ?? []) {
    const { thing, count = 1 } = typeof one === 'string' ? { thing: one } : one
    if (!THINGS.has(thing)) faults.push(`nothing is drawn as "${thing}"`)
    if (count < 1 || count > MOST_OF_ONE) faults.push(`${count} of "${thing}" cannot be drawn`)
  }
  for (const species of scene.crowd ?? [])
    if (!CREATURES.has(species)) faults.push(`no creature is drawn as "${species}"`)
  const doing = {
    wears: Object.keys(said.wears ?? {}),
    holds: Object.keys(said.holds ?? {}),
    looks: Object.keys(said.looks ?? {}),
    touches: Object.keys(said.touches ?? {}),
    'is far off': said.farOff ?? [],
    'is in a pair': said.pair ? [said.pair.who, said.pair.with] : [],
    'is carried': said.attach ? [said.attach.who, said.attach.to] : [],
  }
  for (const [what, who] of Object.entries(doing))
    for (const letter of who)
      if (!isHere(letter)) faults.push(`${letter} ${what} and is not on the page`)
  for (const target of [...Object.values(said.looks ?? {}), ...Object.values(said.touches ?? {})])
    if (/^[A-Z]$/.test(target) && !isHere(target))
      faults.push(`somebody turns to ${target}, who is not on the page`)
  return faults
}

/** Pictures no illustrator could draw: whoever is not there, what has no drawing. */
export const lintScenes = (casting: Casting): string[] =>
  namedScenes(casting).flatMap(({ name, scene, said }) =>
    lintScene({ scene, said, casting }).map((fault) => `picture of "${name}": ${fault}`),
  )
