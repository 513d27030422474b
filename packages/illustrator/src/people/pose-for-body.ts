import type { Human } from '@luciole/contract/character'
import type { Action } from '@luciole/contract/scene-brief'

/** What a baby does instead of what only a child who walks can do. */
const BABY: Partial<Record<Action, Action>> = {
  stand: 'sit',
  walk: 'crawl',
  run: 'crawl',
  tiptoe: 'crawl',
  jump: 'cheer',
  dance: 'cheer',
  climb: 'crawl',
  kneel: 'sit',
  crouch: 'sit',
  look: 'sit',
  listen: 'sit',
  talk: 'sit',
}

export const WALKS_FROM_YEARS = 0.9

export function poseForBody(human: Pick<Human, 'age'>, action: Action): Action {
  if (human.age >= WALKS_FROM_YEARS) return action
  return BABY[action] ?? action
}
