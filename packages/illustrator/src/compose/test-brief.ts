import type { Character } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { SceneBrief, SceneBriefInput, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'

/** A page in the wood with the hero on it, but for what a test changes. */
export const briefWith = (change: Partial<SceneBriefInput> = {}): SceneBrief =>
  sceneBriefSchema.parse({
    page: 1,
    setting: 'forest',
    location: 'big_oak',
    cast: [{ id: 'hero' }],
    ...change,
  }) as SceneBrief

export const thing = (id: ThingId, role: SceneObject['role'] = 'focal') => ({
  id,
  thing: id,
  role,
})

export const animal = (species: CreatureId, scale = 1): Character => ({
  kind: 'animal',
  species,
  marks: 'none',
  scale,
})
