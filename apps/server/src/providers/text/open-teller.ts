import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import { createBreaker } from '#providers/live/circuit-breaker'
import type { Purse } from '#providers/live/purse'
import type { Gates } from '#providers/moderation/gates'
import { createBuiltinTeller } from './builtin'
import { openWriter, type TextConfig } from './open-writer'
import { createRetell } from './retell'
import type { Teller } from './text'

/** Our own writer, and beside it the live one where there is one. */
export async function openTeller({
  config,
  gates,
  purse,
  clock,
  log,
}: {
  config: TextConfig
  gates: Gates
  purse: Purse
  clock: Clock
  log: Log
}): Promise<Teller> {
  const own = createBuiltinTeller({ gates })
  const writer = await openWriter(config)
  if (writer === null) return own
  const { prices, firstPageSeconds, wholeSeconds } = config
  const breaker = createBreaker({ clock })
  return {
    ...own,
    id: `${own.id}+${writer.id}`,
    retell: createRetell({
      dependencies: { writer, gates, purse, breaker, log, prices },
      firstPageMs: firstPageSeconds * 1000,
      wholeMs: wholeSeconds * 1000,
    }),
  }
}
