import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, type Database } from '#platform/db'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import type { Media, MediaStore } from '#providers/media-store/media-store'
import { createAccountExports } from './account-exports.service'
import * as store from './accounts.store'
import { accountsHolding } from './accounts-holding'

const A_DAY_MS = 86_400_000
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function open() {
  const clock = createTestClock()
  const files = new Map<string, Media>()
  const mediaStore = {
    put: async ({ owner, ...media }) => {
      const key = `${owner}/${files.size}.json`
      files.set(key, media)
      return key
    },
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  } satisfies Partial<MediaStore> as Partial<MediaStore> as MediaStore
  const exports = createAccountExports({
    db: database.db,
    clock,
    newId: randomUUID,
    identity: { exportUser: async () => ({ email: 'parent@example.org' }) } as never,
    mediaStore,
    holdings: [accountsHolding],
    publicUrl: 'https://luciole.example',
    secret: 'a secret',
  })
  return { clock, exports, files }
}

async function readyExport({ exports, clock }: ReturnType<typeof open>) {
  const parent = { accountId: randomUUID() }
  await store.insertAccount(database.db, {
    id: parent.accountId,
    interfaceLanguage: 'en',
    storyLanguage: 'en',
    emailHash: 'hash',
    createdAt: clock.now(),
  })
  await exports.request(parent)
  const row = await store.findLatestExport(database.db, parent.accountId)
  const exportId = row?.id ?? ''
  await exports.make({ exportId, commit: (work) => inTransaction(database, work) })
  const view = await exports.stateOf(parent)
  if (view.state !== 'ready') throw new Error(`the export is ${view.state}`)
  const { searchParams } = new URL(view.url ?? '')
  const link = {
    id: exportId,
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  }
  return { parent, link }
}

it('an export comes piece by piece, and its link opens for a day', async () => {
  const opened = open()
  const { exports, clock, files } = opened
  const { parent, link } = await readyExport(opened)
  const archive = await exports.open(link)
  const pieces: string[] = []
  for await (const piece of archive ?? []) pieces.push(Buffer.from(piece).toString('latin1'))
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('')).toContain('README.txt')

  clock.advance(A_DAY_MS - 1)
  expect(await exports.open(link)).not.toBeNull()
  clock.advance(1)
  expect(await exports.open(link)).toBeNull()
  expect(await exports.stateOf(parent)).toEqual({ state: 'none' })
  clock.advance(1)
  await exports.forgetExpired((work) => inTransaction(database, work))
  expect(files.size).toBe(0)
  expect(await store.findLatestExport(database.db, parent.accountId)).toBeNull()
})

it('a link made longer by hand, or of an account that is closing, opens nothing', async () => {
  const opened = open()
  const { exports, clock } = opened
  const { parent, link } = await readyExport(opened)
  expect(await exports.open({ ...link, expires: link.expires + A_DAY_MS })).toBeNull()
  await store.updateAccount(database.db, {
    id: parent.accountId,
    patch: { deletingSince: clock.now() },
  })
  expect(await exports.open(link)).toBeNull()
})
