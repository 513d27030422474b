import type { Challenge, Theme } from '#bank/authoring'

/** A kernel is the skeleton several castings share: what is lacking, and why the obvious fails. */
export interface Kernel {
  challenges: readonly Challenge[]
  themes: readonly Theme[]
  /** `either` may be told when the parent asked for a villain and when they did not say. */
  villain: 'yes' | 'no' | 'either'
}

const define = <const T extends Record<string, Kernel>>(kernels: T): Record<keyof T, Kernel> =>
  kernels

export const KERNELS = define({
  /** Somebody will not come out, down or on. Everything done to them fails: nobody asked why. */
  not_stuck: {
    challenges: ['help_someone', 'solve_mystery', 'find_something'],
    themes: ['helping_others_kindness', 'friendship_teamwork', 'magic_fantasy'],
    villain: 'no',
  },
  /** Something was taken by one who wants what it stands for. Understood, never beaten. */
  keeper: {
    challenges: ['find_something', 'solve_mystery', 'save_the_world', 'help_someone'],
    themes: ['helping_others_kindness', 'mystery_puzzles', 'magic_fantasy', 'friendship_teamwork'],
    villain: 'yes',
  },
  /** A contest the champion always wins. The hero sees which game it really is. */
  contest: {
    challenges: ['win_something', 'save_the_world', 'journey'],
    themes: ['funny_silly', 'adventure_exploration', 'friendship_teamwork'],
    villain: 'yes',
  },
  /** Something dwindles on its way to somebody. What arrives is not what left. */
  delivery: {
    challenges: ['journey', 'help_someone', 'save_the_world', 'win_something'],
    themes: ['adventure_exploration', 'helping_others_kindness', 'friendship_teamwork'],
    villain: 'no',
  },
  /** Small wonders vanish or appear. The culprit is somebody's kindness, or a mistake. */
  mystery: {
    challenges: ['solve_mystery', 'find_something', 'help_someone'],
    themes: ['mystery_puzzles', 'funny_silly', 'friendship_teamwork'],
    villain: 'either',
  },
  /** A thing is broken and everyone mends the wrong part. */
  mending: {
    challenges: ['save_the_world', 'help_someone', 'solve_mystery'],
    themes: ['magic_fantasy', 'helping_others_kindness', 'friendship_teamwork'],
    villain: 'no',
  },
  /** Somebody new cannot do what all the others do, and can do something nobody asked for. */
  odd_one: {
    challenges: ['win_something', 'help_someone', 'journey'],
    themes: ['friendship_teamwork', 'funny_silly', 'helping_others_kindness'],
    villain: 'either',
  },
  /** The way is lost. Each guide knows one piece of it; the last piece is the hero's own. */
  lost_way: {
    challenges: ['journey', 'find_something', 'save_the_world'],
    themes: ['adventure_exploration', 'magic_fantasy', 'friendship_teamwork'],
    villain: 'no',
  },
  /** A great one guards a gate, a bridge, a hill, with a rule nobody ever questioned. */
  gatekeeper: {
    challenges: ['journey', 'save_the_world', 'win_something', 'find_something'],
    themes: ['adventure_exploration', 'mystery_puzzles', 'funny_silly'],
    villain: 'yes',
  },
  /** A wish comes true too well, and must be talked down. */
  wish: {
    challenges: ['save_the_world', 'solve_mystery', 'win_something'],
    themes: ['magic_fantasy', 'funny_silly', 'adventure_exploration'],
    villain: 'either',
  },
  /** Two sides quarrel over one thing; it was never the thing. */
  quarrel: {
    challenges: ['help_someone', 'save_the_world', 'solve_mystery', 'win_something'],
    themes: ['friendship_teamwork', 'helping_others_kindness', 'funny_silly'],
    villain: 'either',
  },
  /** A secret is kept too well: somebody prepares something for somebody, and it goes wrong. */
  surprise: {
    challenges: ['help_someone', 'win_something', 'find_something', 'journey'],
    themes: ['funny_silly', 'friendship_teamwork', 'helping_others_kindness'],
    villain: 'no',
  },
})
export type KernelId = keyof typeof KERNELS
