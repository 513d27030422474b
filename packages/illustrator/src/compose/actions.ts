import type { Action } from '@luciole/contract/scene-brief'
import type { CreaturePose } from '#creatures/rigs/rig'
import type { SlotKind } from '#stages/stage'

interface ActionRule {
  /** The same idea on four legs or two wings. */
  creature: CreaturePose
  slots?: readonly SlotKind[]
  /** A hand goes out to what is looked at. */
  aim?: 'point' | 'touch' | 'give'
  /** It must come close enough to touch. */
  near?: boolean
  /** It is done to whom it looks at, from close by; otherwise beside the hero, the same way. */
  handles?: boolean
}

export const ACTION_RULES: Record<Action, ActionRule> = {
  stand: { creature: 'stand' },
  walk: { creature: 'walk' },
  run: { creature: 'run' },
  tiptoe: { creature: 'walk' },
  jump: { creature: 'jump' },
  dance: { creature: 'dance' },
  climb: { creature: 'climb', slots: ['climb'] },
  crawl: { creature: 'walk' },
  sit: { creature: 'sit' },
  kneel: { creature: 'sit' },
  crouch: { creature: 'sit' },
  lie: { creature: 'lie' },
  sleep: { creature: 'sleep' },
  fly: { creature: 'fly', slots: ['air'] },
  swim: { creature: 'swim', slots: ['air'] },
  float: { creature: 'swim', slots: ['air'] },
  ride: { creature: 'sit' },
  point: { creature: 'point', aim: 'point' },
  wave: { creature: 'wave' },
  reach: { creature: 'reach', aim: 'touch' },
  hold: { creature: 'hold' },
  carry: { creature: 'hold' },
  give: { creature: 'offer', aim: 'give', near: true },
  push: { creature: 'offer', handles: true },
  pull: { creature: 'hold', handles: true },
  throw: { creature: 'point' },
  dig: { creature: 'reach' },
  draw: { creature: 'sit' },
  read: { creature: 'sit' },
  eat: { creature: 'hold' },
  drink: { creature: 'hold' },
  pour: { creature: 'offer', handles: true },
  build: { creature: 'offer' },
  play_music: { creature: 'hold' },
  sing: { creature: 'stand' },
  whistle: { creature: 'stand' },
  shout: { creature: 'call' },
  whisper: { creature: 'listen', near: true },
  talk: { creature: 'stand' },
  listen: { creature: 'listen' },
  look: { creature: 'stand' },
  look_far: { creature: 'stand' },
  search: { creature: 'walk' },
  think: { creature: 'sit' },
  hide: { creature: 'hide' },
  cheer: { creature: 'cheer' },
  laugh: { creature: 'stand' },
  cry: { creature: 'cry' },
  bow: { creature: 'bow' },
  shrug: { creature: 'offer' },
  cover_ears: { creature: 'hide' },
  pull_face: { creature: 'wave' },
  perch: { creature: 'perch', slots: ['perch'] },
  hush: { creature: 'stand' },
}
