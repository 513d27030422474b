import type { Era, LocationId, Mood, TimeOfDay, Weather } from '@luciole/contract/scene-brief'
import type { Drawing } from '#core/drawing'
import { createEnvironment } from './environment'
import { finishOf } from './finish-of'
import { veil } from './kit/veil'
import { createScene } from './scene'
import { STAGE_HEIGHT, STAGE_WIDTH } from './stage'
import { stageOfBook } from './stage-of-book'

/** A place with nobody in it: it must already be beautiful. */
export function drawEmptyStage(asked: {
  location: LocationId
  time: TimeOfDay
  weather: Weather
  era: Era
  mood: Mood
  seed: string
}): Drawing {
  const stage = stageOfBook(asked.location, asked.seed)
  const env = createEnvironment({ ...asked, kind: stage.kind })
  const scene = createScene({ env, stage, era: asked.era, seed: `${asked.seed}/${stage.id}` })
  const { back, items, front } = stage.build(scene)
  return {
    view: { x: 0, y: 0, width: STAGE_WIDTH, height: STAGE_HEIGHT },
    layers: [
      {
        list: [
          ...back,
          ...veil(scene, stage),
          ...items.toSorted((a, b) => a.z - b.z).flatMap((item) => item.list),
          ...front,
        ],
      },
    ],
    finish: finishOf(env, stage.kind),
  }
}
