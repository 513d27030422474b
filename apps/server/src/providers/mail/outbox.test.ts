import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db'
import { countedIds, createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import type { Mail } from './mail'
import { describeMail } from './mail.contract'
import { createOutbox, listOutbox } from './outbox'

let database: Database
let mail: Mail
beforeAll(async () => {
  database = await openTestDatabase()
  mail = createOutbox({ db: database.db, clock: createTestClock(), newId: countedIds() })
})
afterAll(() => database.close())

const received = async () => (await listOutbox(database.db)).toReversed()
describeMail({ open: () => mail, received })

test('what was written to a parent who left is gone', async () => {
  await mail.send({ key: 'gone', to: 'g@example.org', subject: 's', text: 't', html: 'h' })
  await mail.forget('g@example.org')
  expect((await received()).filter(({ to }) => to === 'g@example.org')).toEqual([])
})

test('sending the same letter again changes nothing', async () => {
  const again = { key: 'once', to: 'd@example.org', subject: 's', text: 't', html: 'h' }
  await mail.send(again)
  await mail.send(again)
  expect((await received()).filter(({ to }) => to === 'd@example.org')).toHaveLength(1)
})
