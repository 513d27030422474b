import { createHmac, timingSafeEqual } from 'node:crypto'
import type { exportSchema } from '@luciole/contract/accounts'
import type { infer as Infer } from 'zod/mini'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Tx } from '#platform/db'
import { appendEvent } from '#platform/events'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import type { Parent } from '#platform/trpc'
import type { Identity } from '#providers/identity/identity'
import type { MediaStore } from '#providers/media-store/media-store'
import { exportAccountJob } from './account-jobs'
import * as store from './accounts.store'
import type { ExportRow } from './accounts.tables'
import type { Holding } from './holdings'
import { writeZip, type ZipEntry } from '#platform/zip'
import { describeExport, EXPORT_FORMAT } from './export-guide'

const LINK_HOURS = 24
const HOUR_MS = 3_600_000
export const EXPORT_PATH = '/account-export'

export type AccountExportsDeps = {
  db: Db
  clock: Clock
  newId: NewId
  identity: Identity
  mediaStore: MediaStore
  holdings: readonly Holding[]
  publicUrl: string
  /** Signs the links. */
  secret: string
}
type ExportView = Infer<typeof exportSchema>
type Commit = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
export type AccountExports = ReturnType<typeof createAccountExports>

export function createAccountExports(deps: AccountExportsDeps) {
  const { db, clock, mediaStore } = deps
  const isOver = ({ expiresAt }: ExportRow) => expiresAt !== null && expiresAt <= clock.now()

  function sign({ id, expires }: { id: string; expires: number }): string {
    return createHmac('sha256', deps.secret).update(`${id} ${expires}`).digest('base64url')
  }

  function view(row: ExportRow | null): ExportView {
    if (!row || isOver(row)) return { state: 'none' }
    if (row.state !== 'ready' || row.expiresAt === null) return { state: row.state }
    const expires = row.expiresAt.getTime()
    const query = new URLSearchParams({
      expires: String(expires),
      signature: sign({ id: row.id, expires }),
    })
    return {
      state: 'ready',
      url: `${deps.publicUrl}${EXPORT_PATH}/${row.id}?${query}`,
      expiresAt: row.expiresAt.toISOString(),
    }
  }

  /** One at a time: while one is made or can be fetched, asking again gives that one. */
  async function request({ accountId }: Parent): Promise<ExportView> {
    const latest = await store.findLatestExport(db, accountId)
    if (latest && !isOver(latest) && latest.state !== 'failed') return view(latest)
    const row: ExportRow = {
      id: deps.newId(),
      accountId,
      state: 'making',
      snapshotKey: null,
      expiresAt: null,
      createdAt: clock.now(),
    }
    await inTransaction({ db }, async (tx) => {
      await store.insertExport(tx, row)
      await enqueue({ tx, job: exportAccountJob, payload: { exportId: row.id }, key: row.id })
    })
    return view(row)
  }

  /** Copies every row there is; pictures and audio are only listed, and fetched while downloading. */
  async function make({ exportId, commit }: { exportId: string; commit: Commit }): Promise<void> {
    const row = await store.findExport(db, exportId)
    if (!row || row.state !== 'making') return
    const { accountId } = row
    const parts: Record<string, unknown> = { identity: await deps.identity.exportUser(accountId) }
    const media: string[] = []
    for (const { name, exportRows, mediaKeys } of deps.holdings) {
      parts[name] = await exportRows({ db, accountId })
      media.push(...(await mediaKeys({ db, accountId })))
    }
    const snapshot = { format: EXPORT_FORMAT, exportedAt: clock.now().toISOString(), media, parts }
    const snapshotKey = await mediaStore.put({
      bytes: Buffer.from(JSON.stringify(snapshot)),
      type: 'application/json',
      owner: accountId,
    })
    const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * HOUR_MS)
    await commit(async (tx) => {
      await store.updateExport(tx, {
        id: exportId,
        patch: { state: 'ready', snapshotKey, expiresAt },
      })
      await appendEvent({ tx, accountId, event: { type: 'account.changed' } })
    })
  }

  async function* entriesOf(snapshotKey: string): AsyncGenerator<ZipEntry> {
    const snapshot = await mediaStore.get(snapshotKey)
    if (!snapshot) return
    const parsed = JSON.parse(Buffer.from(snapshot.bytes).toString()) as { media: string[] }
    const pretty = Buffer.from(JSON.stringify(parsed, null, 2))
    yield { name: 'README.txt', bytes: Buffer.from(describeExport()), isCompressible: true }
    yield { name: 'luciole.json', bytes: pretty, isCompressible: true }
    for (const key of parsed.media) {
      const media = await mediaStore.get(key)
      const name = `media/${key.split('/').slice(1).join('/')}`
      if (media) yield { name, bytes: media.bytes, isCompressible: false }
    }
  }

  return {
    request,
    make,
    stateOf: async ({ accountId }: Parent) => view(await store.findLatestExport(db, accountId)),

    async fail(exportId: string, tx: Tx): Promise<void> {
      await store.updateExport(tx, { id: exportId, patch: { state: 'failed' } })
    },

    /** The archive as a stream; null when the link is not ours or has expired. */
    async open({ id, expires, signature }: { id: string; expires: number; signature: string }) {
      const expected = Buffer.from(sign({ id, expires }))
      const given = Buffer.from(signature)
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isSigned || expires <= clock.now().getTime()) return null
      const row = await store.findExport(db, id)
      if (!row || !row.snapshotKey || isOver(row)) return null
      const account = await store.findAccount(db, row.accountId)
      if (!account || account.deletingSince) return null
      return writeZip({ entries: entriesOf(row.snapshotKey), at: row.createdAt })
    },

    /** Copies nobody can fetch any more. */
    async forgetExpired(commit: Commit): Promise<void> {
      for (const row of await store.findExportsExpiredBefore(db, clock.now())) {
        if (row.snapshotKey) await mediaStore.remove(row.snapshotKey)
        await commit((tx) => store.deleteExport(tx, row.id))
      }
    },
  }
}
