import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followEvents } from '#platform/events'
import { createKidRow } from './accounts.test-rows'
import { holdings } from './holdings'
import { newParent, PASSWORD, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

/** The one mark that may stay. */
const OUTSIDE = ['trials_had']

let server: Awaited<ReturnType<typeof openTestServer>>
beforeAll(async () => {
  server = await openTestServer({ environment: { AUTH_LIMIT_FACTOR: '1000' } })
})
afterAll(() => server.close())

const query = async (text: string) => (await server.house.database.db.execute(sql.raw(text))).rows

async function textTables(): Promise<string[]> {
  const rows = await query(`select table_schema || '.' || table_name as name
    from information_schema.tables where table_schema in ('public', 'pgboss')
    and table_type = 'BASE TABLE'`)
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !OUTSIDE.includes(name.replace('public.', '')))
}

async function tablesNaming(needle: string): Promise<string[]> {
  const found: string[] = []
  for (const table of await textTables()) {
    const rows = await query(
      `select 1 from ${table} as t where t::text ilike '%${needle}%' limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

/** By its name or by what is in it. */
async function filesNaming(needle: string): Promise<string[]> {
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  const found = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name)
      return path.includes(needle) || (await readFile(path)).includes(needle) ? [path] : []
    })
  return (await Promise.all(found)).flat()
}

describe('an account', () => {
  it('opens with the language chosen at sign-up, and keeps the one chosen later', async () => {
    const { trpc, email, auth } = await newParent({
      server,
      email: 'amelie@example.org',
      language: 'fr',
    })
    const account = await trpc.account.get.query()
    expect(account).toMatchObject({ email, interfaceLanguage: 'fr', storyLanguage: 'fr' })
    expect(account.onboarded).toBe(false)
    await trpc.account.setLanguages.mutate({ interfaceLanguage: 'en' })
    await until(async () => {
      const { data } = await auth.getUser()
      return data.user?.user_metadata['language'] === 'en'
    })
    expect((await trpc.account.get.query()).interfaceLanguage).toBe('en')
    expect((await trpc.account.skipOnboarding.mutate()).onboarded).toBe(true)
    expect(account.parentGate).toBe(true)
    expect((await trpc.account.setParentGate.mutate({ parentGate: false })).parentGate).toBe(false)
    expect(await trpc.rating.shouldAsk.query()).toBe(false)
  })

  it('exports everything held as one archive, by a link that is signed', async () => {
    const { trpc, id } = await newParent({ server, email: 'bruno@example.org', language: 'en' })
    await trpc.account.get.query()
    const { put, kidName } = await createKidRow({ server, accountId: id })
    expect((await trpc.account.export.mutate()).state).toBe('making')
    const ready = await until(async () => {
      const state = await trpc.account.exportState.query()
      return state.state === 'ready' && state
    })
    const link = new URL(ready.url ?? '')
    const answer = await fetch(`${server.url}${link.pathname}${link.search}`)
    const archive = Buffer.from(await answer.arrayBuffer())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('luciole.json')).toBe(true)
    expect(archive.includes(Buffer.from(put.bytes))).toBe(true)
    const forged = await fetch(`${server.url}${link.pathname}?expires=9999999999999&signature=no`)
    expect(forged.status).toBe(409)
    const snapshot = await query(
      `select snapshot_key from account_exports where account_id='${id}'`,
    )
    const media = await server.house.mediaStore.get(String(snapshot[0]?.['snapshot_key']))
    expect(Buffer.from(media?.bytes ?? []).toString()).toContain(kidName)
  })

  it('is deleted only with its password and the typed word', async () => {
    const { trpc } = await newParent({ server, email: 'chloe@example.org', language: 'fr' })
    const wrong = { password: 'not the password', confirmation: 'SUPPRIMER' }
    expect(await reasonOf(trpc.account.delete.mutate(wrong))).toBe('account.password_wrong')
    const untyped = { password: PASSWORD, confirmation: 'yes' }
    expect(await reasonOf(trpc.account.delete.mutate(untyped))).toBe('account.confirmation_wrong')
    expect((await trpc.account.get.query()).email).toBe('chloe@example.org')
  })

  it('closes what else is open on it: whoever follows is told to ask again', async () => {
    const { trpc, id } = await newParent({ server, email: 'elias@example.org', language: 'en' })
    const { signal } = new AbortController()
    const { database } = server.house
    const followed = followEvents({ database, accountId: id, lastEventId: null, signal })
    const told = followed.next()
    await trpc.account.delete.mutate({ password: PASSWORD, confirmation: 'DELETE' })
    expect((await told).value).toMatchObject({ event: { type: 'account.changed' } })
    await followed.return(undefined)
  })

  it('leaves nothing behind, answers that it is deleted, and sends a receipt', async () => {
    const email = 'dorothee.quillfeather@example.org'
    const { trpc, id, auth } = await newParent({ server, email, language: 'fr' })
    await trpc.account.get.query()
    const { key, kidName } = await createKidRow({ server, accountId: id })
    const redrawn = { bytes: Buffer.from('a picture no row points at'), type: 'image/png' as const }
    const orphan = await server.house.mediaStore.put({ ...redrawn, owner: id })
    await trpc.account.export.mutate()
    await until(async () => (await trpc.account.exportState.query()).state === 'ready')
    expect((await tablesNaming(id)).length).toBeGreaterThan(3)
    expect((await filesNaming(id)).length).toBeGreaterThan(2)
    expect((await filesNaming(kidName)).length).toBeGreaterThan(1)

    await trpc.account.delete.mutate({ password: PASSWORD, confirmation: 'supprimer' })
    expect(await reasonOf(trpc.account.get.query())).toBe('account.deleted')
    const receipt = await until(async () =>
      (
        await query(`select subject from outbox_mails where "to" = '${email}'
          and subject = 'Votre compte a été supprimé'`)
      ).at(0),
    )
    expect(receipt).toBeTruthy()
    await until(async () => (await query(`select 1 from account_erasures`)).length === 0)

    for (const trace of [id, kidName]) expect(await tablesNaming(trace)).toEqual([])
    // The receipt lies in the mailbox of this machine; nothing else names the address.
    expect(await tablesNaming(email)).toEqual(['public.outbox_mails'])
    const letters = await query(`select subject from outbox_mails where "to" = '${email}'`)
    expect(letters.map(({ subject }) => subject)).toEqual(['Votre compte a été supprimé'])
    for (const gone of [key, orphan]) expect(await server.house.mediaStore.get(gone)).toBeNull()
    for (const trace of [id, kidName, email]) expect(await filesNaming(trace)).toEqual([])
    expect(await reasonOf(trpc.account.get.query())).toBe('account.deleted')
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })
})

describe('what is held of an account', () => {
  it('is registered for export and erasure, table by table', async () => {
    const rows = await query(`
      with recursive named as (
        select distinct table_name::text as name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'kid_id', 'user_id', 'story_id')
        union
        select child.relname::text from named
        join pg_class parent on parent.relname = named.name
        join pg_constraint on confrelid = parent.oid and contype = 'f'
        join pg_class child on child.oid = conrelid
      )
      select name from named`)
    const registered = new Set(holdings.flatMap(({ tables }) => tables))
    // These go with the events of the account and with its identity, by their own functions.
    const elsewhere = /^(events|event_streams|identity_\w+)$/
    const forgotten = rows
      .map(({ name }) => String(name))
      .filter((name) => !registered.has(name) && !elsewhere.test(name))
    expect(forgotten).toEqual([])
  })
})
