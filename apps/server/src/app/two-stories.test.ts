import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, silentLog } from '#platform/test-db'
import { createGates } from '#providers/moderation/gates'
import { createBuiltinTeller } from '#providers/text/builtin'
import type { Teller } from '#providers/text/text'
import { makeBooks } from './test-book'

test('two stories told to a kid at once are not the same one', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const ours = createBuiltinTeller({ gates: createGates({ moderator: null, log: silentLog }) })
  const remembered: number[] = []
  let bothBegan = () => {}
  const both = new Promise<void>((resolve) => (bothBegan = resolve))
  const teller: Teller = {
    ...ours,
    async tell(order, signal) {
      // As in two processes: neither knows of the other's story when it begins.
      if (remembered.push(order.ledger.entries.length) === 2) bothBegan()
      await both
      return await ours.tell(order, signal)
    },
  }
  const books = await makeBooks({ database, teller, log: silentLog })
  onTestFinished(async () => void (await books.close()))
  const kidId = randomUUID()
  const made = await Promise.all([books.make({ age: 4, kidId }), books.make({ age: 4, kidId })])
  expect(remembered).toEqual([0, 0, 1])
  const firstPages = made.map(({ pages }) => pages[0]?.text.en.text)
  expect(new Set(firstPages).size).toBe(2)
})
