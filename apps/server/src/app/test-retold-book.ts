import { eq } from 'drizzle-orm'
import type { Database } from '#platform/db'
import { newId } from '#platform/ids'
import { createTestClock } from '#platform/test-clock'
import { createTestLog } from '#platform/test-log'
import { createBreaker } from '#providers/live/circuit-breaker'
import { modelCalls } from '#providers/live/live.tables'
import { createPurse } from '#providers/live/purse'
import { openTestService, type Answer } from '#providers/live/test-service'
import { createGates } from '#providers/moderation/gates'
import type { Moderator } from '#providers/moderation/moderation'
import { createBuiltinTeller } from '#providers/text/builtin'
import { openWriter } from '#providers/text/open-writer'
import { createRetell } from '#providers/text/retell'
import { TAIL } from '#providers/text/test-words'
import { makeBooks } from './test-book'

export const KEY = 'sk-secret-key'

/** For a service that answers, on however busy a machine; and for one that keeps it waiting. */
const PATIENT = { firstPage: 20_000, whole: 40_000 }
export const IMPATIENT = { firstPage: 1000, whole: 4000 }

/** One book told with a service that answers like this, and everything that was logged meanwhile. */
export async function tellWith({
  database,
  answers,
  provider = 'openai',
  model = 'm',
  path = '/v1',
  apiKey = KEY,
  storyBudget = 1,
  moderator = null,
  patienceMs = PATIENT,
  age = 2,
}: {
  database: Database
  answers: Answer[]
  provider?: 'openai' | 'anthropic'
  model?: string
  /** Of the service’s own address. */
  path?: string
  apiKey?: string | null
  storyBudget?: number
  moderator?: Moderator | null
  patienceMs?: { firstPage: number; whole: number }
  age?: number
}) {
  const service = await openTestService(answers)
  const { log, logged } = createTestLog()
  const clock = createTestClock()
  const writer = await openWriter({
    provider,
    baseUrl: `${service.url}${path}`,
    apiKey,
    model,
    isStructured: true,
    prices: { input: 3, output: 15 },
    firstPageSeconds: patienceMs.firstPage / 1000,
    wholeSeconds: patienceMs.whole / 1000,
  })
  if (!writer) throw new Error('no writer')
  const gates = createGates({ moderator, log })
  const purse = createPurse({ db: database.db, clock, newId, storyBudget, accountBudget: 20 })
  const breaker = createBreaker({ clock })
  const prices = { input: 3, output: 15 }
  const retell = createRetell({
    dependencies: { writer, gates, purse, breaker, log, prices },
    firstPageMs: patienceMs.firstPage,
    wholeMs: patienceMs.whole,
  })
  const books = await makeBooks({
    database,
    log,
    teller: { ...createBuiltinTeller({ gates }), retell },
  })
  try {
    const { row, pages } = await books.make({ age })
    const isRetold = ({ text }: (typeof pages)[number]) =>
      text.en.text.endsWith(TAIL.en.trim()) && text.fr.text.endsWith(TAIL.fr.trim())
    return {
      row,
      pages,
      retold: pages.filter(isRetold).map(({ number }) => number),
      heard: service.heard,
      logged: logged(),
      released: books.released,
    }
  } finally {
    await books.close()
    await service.close()
  }
}

export async function spentOn({ database, storyId }: { database: Database; storyId: string }) {
  const calls = await database.db.select().from(modelCalls).where(eq(modelCalls.storyId, storyId))
  return calls.map(({ outcome, micros }) => [outcome, micros])
}
