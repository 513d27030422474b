import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, type Act, type Mode, type PlayerEvent } from './player-state'

function follow({ events, canTurn = true }: { events: PlayerEvent[]; canTurn?: boolean }) {
  let mode: Mode = 'still'
  const acts: Act[] = []
  for (const event of events) {
    const next = advance({ mode, event, canTurn })
    mode = next.mode
    if (next.act) acts.push(next.act)
  }
  return { mode, acts }
}

describe('the player', () => {
  it('reads a page, holds it, turns it and reads on', () => {
    const events: PlayerEvent[] = ['play', 'ready', 'finished', 'held', 'turned', 'ready']
    expect(follow({ events })).toEqual({
      mode: 'playing',
      acts: ['load', 'start', 'hold', 'turn', 'load', 'start'],
    })
  })

  it('rests after the page when pages do not turn by themselves', () => {
    expect(follow({ events: ['play', 'ready', 'finished'], canTurn: false })).toEqual({
      mode: 'still',
      acts: ['load', 'start', 'rest'],
    })
  })

  it('waits for a voice still being recorded, and can be stopped meanwhile', () => {
    expect(follow({ events: ['play', 'pause', 'ready'] })).toEqual({
      mode: 'still',
      acts: ['load', 'stop'],
    })
  })

  it('follows a page turned by hand, without reading two at once', () => {
    expect(follow({ events: ['play', 'ready', 'turned', 'ready'] }).acts).toEqual([
      'load',
      'start',
      'load',
      'start',
    ])
    expect(follow({ events: ['play', 'ready', 'finished', 'turned', 'held'] }).acts).toEqual([
      'load',
      'start',
      'hold',
      'load',
    ])
  })

  it('never speaks after a stop until somebody asks again, whatever happens in between', () => {
    const event = fc.constantFrom<PlayerEvent>(
      'pause',
      'ready',
      'lost',
      'finished',
      'held',
      'turned',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(event, fc.constant<PlayerEvent>('play'))),
        fc.array(event),
        (before, after) => {
          const { mode } = follow({ events: [...before, 'pause', ...after] })
          expect(mode).toBe('still')
        },
      ),
    )
  })
})
