/**
 * Still; waiting for the sound of the page; playing it; holding a finished page a moment before it
 * turns by itself.
 */
export type Mode = 'still' | 'waiting' | 'playing' | 'holding'

export type PlayerEvent =
  | 'play'
  | 'pause'
  /** The sound of the page is there. */
  | 'ready'
  /** It was taken away or broke: the page changed its voice, its words, its address. */
  | 'lost'
  | 'finished'
  /** The moment of holding is over. */
  | 'held'
  /** Another page is open, by whatever hand. */
  | 'turned'

/** What is to be done about it. */
export type Act = 'load' | 'start' | 'stop' | 'hold' | 'turn' | 'rest' | null

export function advance({
  mode,
  event,
  canTurn,
}: {
  mode: Mode
  event: PlayerEvent
  canTurn: boolean
}): { mode: Mode; act: Act } {
  if (event === 'pause')
    return mode === 'still' ? { mode, act: null } : { mode: 'still', act: 'stop' }
  if (mode === 'still')
    return event === 'play' ? { mode: 'waiting', act: 'load' } : { mode, act: null }
  if (event === 'turned' || event === 'lost') return { mode: 'waiting', act: 'load' }
  if (mode === 'waiting' && event === 'ready') return { mode: 'playing', act: 'start' }
  if (mode === 'playing' && event === 'finished') {
    return canTurn ? { mode: 'holding', act: 'hold' } : { mode: 'still', act: 'rest' }
  }
  if (mode === 'holding' && event === 'held') return { mode: 'waiting', act: 'turn' }
  return { mode, act: null }
}
