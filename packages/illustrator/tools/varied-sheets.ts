import { HAIR_STYLES } from '@luciole/contract/character'
import type { Character, Human } from '@luciole/contract/character'
import { ACTIONS, FEELINGS, SHOTS, sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { SceneActor, SceneBrief, SceneBriefInput } from '@luciole/contract/scene-brief'
import type { PageRequest } from '../src/page'
import { FRIENDS, KIDS } from './sample-cast'

const base = KIDS['nina'] as Human

const child = (change: Partial<Human>): Human => ({ ...base, ...change })

const page = (
  name: string,
  {
    hero = base,
    friend = FRIENDS['fox'] as Character,
    actor = {},
    scene = {},
  }: {
    hero?: Character
    friend?: Character
    actor?: Partial<SceneActor>
    scene?: Partial<SceneBriefInput>
  },
): PageRequest => ({
  seed: `varied ${name}`,
  cast: { hero, friend },
  brief: sceneBriefSchema.parse({
    page: 1,
    setting: 'city',
    location: 'park',
    time: 'golden',
    cast: [
      { id: 'hero', looksAt: 'friend', ...actor },
      { id: 'friend', action: 'sit', feeling: 'happy', looksAt: 'hero' },
    ],
    focus: 'friend',
    ...scene,
  }) as SceneBrief,
})

/** One thing changes from page to page: what a family may choose, and what a writer may. */
export const VARIED: Record<string, readonly PageRequest[]> = {
  cast: Object.entries(FRIENDS).map(([id, friend]) => page(`cast ${id}`, { friend })),
  age: [0.5, 1, 2, 3, 5, 7, 9, 12, 16, 34, 52, 74].map((age) =>
    page(`age ${age}`, {
      hero: child({ age, outfit: age > 15 ? 'cardigan' : 'dungarees', hair: 'wavy' }),
    }),
  ),
  skin: [0, 1, 2, 3, 4, 5, 6, 3].map((skin, i) =>
    page(`skin ${i}`, { hero: child({ skin, wheelchair: i === 7 }) }),
  ),
  hair: HAIR_STYLES.map((hair, i) =>
    page(`hair ${hair}`, { hero: child({ hair, skin: i % 7, hairColor: 'chestnut' }) }),
  ),
  feeling: FEELINGS.map((feeling) =>
    page(`feeling ${feeling}`, { actor: { feeling }, scene: { shot: 'close' } }),
  ),
  pose: ACTIONS.map((action) => page(`pose ${action}`, { actor: { action } })),
  shot: SHOTS.flatMap((shot) =>
    (['castle_meadow', 'reef'] as const).map((location) =>
      page(`shot ${shot} ${location}`, {
        scene: {
          shot,
          location,
          setting: location === 'reef' ? 'under_sea' : 'magical_kingdom',
        },
      }),
    ),
  ),
}
