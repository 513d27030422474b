import type { Character } from '@luciole/contract/character'
import { CREATURE_IDS } from '@luciole/contract/creatures'
import {
  ACTIONS,
  ERAS,
  FEELINGS,
  LOCATIONS,
  MOODS,
  SHOTS,
  TIMES,
  WEATHERS,
  sceneBriefSchema,
} from '@luciole/contract/scene-brief'
import type { SceneBrief, Setting } from '@luciole/contract/scene-brief'
import { THING_IDS } from '@luciole/contract/things'
import { createRandom } from '../src/core/random'
import type { Random } from '../src/core/random'
import type { PageRequest } from '../src/page'
import { FRIENDS, KIDS } from './sample-cast'

const SETTINGS = Object.keys(LOCATIONS) as Setting[]

/** After so many pages each setting has the next friend. */
const ROUND = 60

/** The i-th of an endless row of pages, the same in every run. */
export function randomPage(i: number, series = 'fuzz'): PageRequest & { name: string } {
  const setting = SETTINGS[i % SETTINGS.length] ?? 'forest'
  const random = createRandom(series, setting, i)
  const brief = randomBrief({ random, page: i + 1, setting })
  const cast = {
    hero: Object.values(KIDS)[i % 6] as Character,
    // Everybody comes to every setting in time.
    friend: Object.values(FRIENDS)[(i * 3 + Math.floor(i / ROUND)) % 7] as Character,
    other: Object.values(KIDS)[(i + 2) % 6] as Character,
  }
  const name = `${series} ${i} ${brief.location} ${brief.cast.map(({ action }) => action).join('+')}`
  return { cast, brief, seed: `${series}${setting}${i}`, name }
}

/** Anything a writer may ask for, and what none would. */
export function randomBrief({
  random,
  page,
  setting,
}: {
  random: Random
  page: number
  setting: Setting
}): SceneBrief {
  const friendActions = ['sit', 'stand', 'walk', 'wave', 'sleep', 'jump', 'look'] as const
  const location = random.pick(LOCATIONS[setting])
  const pair = random.chance(0.2)
    ? {
        pair: {
          with: 'friend',
          type: random.pick(['hug', 'hold_hands', 'high_five', 'share_book', 'carry'] as const),
        },
      }
    : {}
  return sceneBriefSchema.parse({
    page,
    setting,
    location,
    era: random.chance(0.6) ? 'today' : random.pick(ERAS),
    time: random.pick(TIMES),
    weather: random.chance(0.6) ? 'clear' : random.pick(WEATHERS),
    mood: random.pick(MOODS),
    shot: random.chance(0.5) ? 'medium' : random.pick(SHOTS),
    cast: [
      {
        id: 'hero',
        action: random.pick(ACTIONS),
        feeling: random.pick(FEELINGS),
        looksAt: 'friend',
        ...pair,
        ...(random.chance(0.25) ? { holds: random.pick(THING_IDS) } : {}),
      },
      {
        id: 'friend',
        action: random.pick(friendActions),
        feeling: random.pick(FEELINGS),
        looksAt: 'hero',
        ...(random.chance(0.5) ? { near: 'hero' } : {}),
        ...(random.chance(0.2) ? { attach: { to: 'hero', where: 'shoulder' } } : {}),
      },
      ...(random.chance(0.35)
        ? [
            {
              id: 'other',
              action: random.pick(ACTIONS),
              feeling: random.pick(FEELINGS),
              looksAt: 'hero',
            },
          ]
        : []),
    ],
    objects: random.chance(0.4)
      ? [
          {
            id: 'thing',
            thing: random.pick(THING_IDS),
            role: random.chance(0.5) ? 'focal' : 'support',
          },
        ]
      : [],
    crowd: random.chance(0.15) ? [random.pick(CREATURE_IDS), random.pick(CREATURE_IDS)] : [],
    focus: random.pick(['hero', 'friend']),
  }) as SceneBrief
}
