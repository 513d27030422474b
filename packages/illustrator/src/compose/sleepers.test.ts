import type { SceneActor } from '@luciole/contract/scene-brief'
import { FEELINGS } from '@luciole/contract/scene-brief'
import { expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { drawPage } from '#page'
import { animal, briefWith } from './test-brief'

const cast = { hero: sampleHuman({}), friend: animal('bear', 1.5) }
const CARRIED = { pair: { with: 'friend', type: 'ride' } } as const

const asleepWith = (feeling: SceneActor['feeling'], own: Partial<SceneActor> = {}) =>
  JSON.stringify(
    drawPage({
      cast,
      brief: briefWith({
        cast: [
          { id: 'hero', action: 'sleep', feeling, ...own },
          {
            id: 'friend',
            action: own.pair ? 'walk' : 'sleep',
            feeling: own.pair ? 'calm' : feeling,
          },
        ],
      }),
      seed: 'night',
    }).castLayer,
  )

it('sleeps with closed eyes, whatever the feeling: people, animals and riders', () => {
  const [alone, riding] = [asleepWith('asleep'), asleepWith('asleep', CARRIED)]
  const awake = FEELINGS.filter(
    (feeling) => asleepWith(feeling) !== alone || asleepWith(feeling, CARRIED) !== riding,
  )
  expect(awake).toEqual([])
})
