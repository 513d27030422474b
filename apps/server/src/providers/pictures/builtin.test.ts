import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import type { PainterPool } from '@luciole/illustrator/raster/painter-pool'
import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import { expect, test } from 'vitest'
import { createBuiltinPainter } from './builtin'

const { signal } = new AbortController()
const hero = neutralHuman({ seed: 'Zoé', sex: 'female', age: 5 })

/** Everybody asks while the only brush is busy; what it takes up next, and after that. */
function paintedInTurn(ask: (painter: ReturnType<typeof createBuiltinPainter>) => unknown[]) {
  const queue: { turn: number; priority: number }[] = []
  const pool: PainterPool = {
    paint(_, { priority = 0 } = {}) {
      queue.push({ turn: queue.length, priority })
      return new Promise(() => {})
    },
    close: () => Promise.resolve(),
  }
  ask(createBuiltinPainter({ threads: 1, width: 1536, pool }))
  return queue.toSorted((a, b) => a.priority - b.priority || a.turn - b.turn).map((o) => o.turn)
}

const orderOf = (page: number, take = 0) => ({
  cast: { hero },
  brief: sceneBriefSchema.parse({
    page,
    setting: 'forest',
    location: 'big_oak',
    cast: [{ id: 'hero', action: 'wave', feeling: 'joy' }],
  }),
  seed: 'queue',
  take,
  earlier: [],
  replaces: null,
})

test('what a parent waits for is painted before the pages still to be turned to', () => {
  const asked = [
    'page 12',
    'page 2',
    'a cover',
    'a face',
    'page 7, drawn again',
    'page 1 of another book',
    'a face of the cast',
  ]
  const turns = paintedInTurn((painter) => [
    painter.paintPage(orderOf(12), signal),
    painter.paintPage(orderOf(2), signal),
    painter.paintCover(orderOf(0), signal),
    painter.paintPortrait({ character: hero, kind: 'face' }, signal),
    painter.paintPage(orderOf(7, 1), signal),
    painter.paintPage(orderOf(1), signal),
    painter.paintPortrait({ character: hero, kind: 'face' }, signal, { isAwaited: false }),
  ])
  expect(turns.map((turn) => asked[turn])).toEqual([
    'a face',
    'page 7, drawn again',
    'page 1 of another book',
    'page 2',
    'a cover',
    'a face of the cast',
    'page 12',
  ])
})
