import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db'
import { newId } from '#platform/ids'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { createPurse, MICROS, type Bill } from './purse'

const DAY_MS = 86_400_000
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function purseOf({ storyBudget = 10, accountBudget = 10 } = {}) {
  const clock = createTestClock()
  const purse = createPurse({ db: database.db, clock, newId, storyBudget, accountBudget })
  const call = { need: 'pictures' as const, model: 'm' }
  const reserve = ({ bill, cost }: { bill: Bill; cost: number }) =>
    purse.reserve({ bill, ...call, micros: cost * MICROS })
  return { clock, reserve }
}
const billOf = (): Bill => ({ accountId: randomUUID(), storyId: randomUUID() })

test('of many calls at once, no more are made than the budget can pay', async () => {
  const { reserve } = purseOf({ storyBudget: 3 })
  const bill = billOf()
  const calls = Array.from({ length: 12 }, () => reserve({ bill, cost: 1 }))
  expect((await Promise.all(calls)).filter((paid) => paid !== null)).toHaveLength(3)
})

test('what a call did not cost may be spent again; one that was never settled keeps its most', async () => {
  const { reserve } = purseOf({ storyBudget: 1 })
  const bill = billOf()
  const refused = await reserve({ bill, cost: 1 })
  expect(await reserve({ bill, cost: 0.1 })).toBeNull()
  await refused?.settle({ micros: 0, isUsed: false })
  expect(await reserve({ bill, cost: 0.9 })).not.toBeNull()
  expect(await reserve({ bill, cost: 0.2 })).toBeNull()
})

test('an account has its budget over all its stories, for thirty days', async () => {
  const { clock, reserve } = purseOf({ accountBudget: 2 })
  const { accountId } = billOf()
  const another = () => reserve({ bill: { accountId, storyId: randomUUID() }, cost: 1 })
  expect(await another()).not.toBeNull()
  expect(await reserve({ bill: { accountId, storyId: null }, cost: 1 })).not.toBeNull()
  expect(await another()).toBeNull()
  expect(await reserve({ bill: billOf(), cost: 1 })).not.toBeNull()
  clock.advance(30 * DAY_MS + 1)
  expect(await another()).not.toBeNull()
})
