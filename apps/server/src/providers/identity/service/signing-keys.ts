import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'

const keySchema = z.object({
  kid: z.string(),
  /** When it starts to sign; it is published before that. */
  signsFrom: z.iso.datetime(),
  privateJwk: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
})
const keyFileSchema = z.object({ secret: z.string(), signing: z.array(keySchema).min(1) })
export type SigningKey = z.infer<typeof keySchema>
export type KeyFile = z.infer<typeof keyFileSchema>

/** Others cache the published keys this long, so a new key waits as long before it signs. */
export const KEYS_CACHED_MS = 600_000

/** Several processes may start at once: the first to link its file into place wins, all read that one. */
export async function loadOrCreateKeys({
  path,
  now,
}: {
  path: string
  now: Date
}): Promise<KeyFile> {
  const found = await readKeyFile(path)
  if (found) return found
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const fresh: KeyFile = {
    secret: randomBytes(32).toString('base64url'),
    signing: [await newSigningKey(now)],
  }
  const draft = await writeDraft({ path, keys: fresh })
  try {
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const kept = await readKeyFile(path)
  if (!kept) throw new Error(`The identity keys at ${path} vanished while starting.`)
  return kept
}

/** Adds a key that signs once everybody had time to learn it; the old ones go when nothing they signed lives. */
export async function rotateKeys({
  path,
  now,
  tokenLifeMs,
}: {
  path: string
  now: Date
  tokenLifeMs: number
}): Promise<KeyFile> {
  const old = await loadOrCreateKeys({ path, now })
  const signsFrom = new Date(now.getTime() + KEYS_CACHED_MS)
  const keys: KeyFile = {
    secret: old.secret,
    signing: [...publishedKeys({ keys: old, now, tokenLifeMs }), await newSigningKey(signsFrom)],
  }
  await rename(await writeDraft({ path, keys }), path)
  return keys
}

/** A key that signed long enough makes room, without anybody having to think of it. */
export async function rotateOldKeys({
  olderThanMs,
  ...place
}: {
  path: string
  now: Date
  tokenLifeMs: number
  olderThanMs: number
}): Promise<boolean> {
  const { signing } = await loadOrCreateKeys(place)
  const newest = Math.max(...signing.map((key) => Date.parse(key.signsFrom)))
  if (place.now.getTime() - newest < olderThanMs) return false
  await rotateKeys(place)
  return true
}

export function activeKey({ keys, now }: { keys: KeyFile; now: Date }): SigningKey {
  const started = keys.signing.filter((key) => Date.parse(key.signsFrom) <= now.getTime())
  const newest = (started.length > 0 ? started : keys.signing).toSorted((a, b) =>
    b.signsFrom.localeCompare(a.signsFrom),
  )[0]
  if (!newest) throw new Error('The identity key file holds no signing key.')
  return newest
}

/** A key still verifies until the longest token it can have signed has expired. */
export function publishedKeys({
  keys,
  now,
  tokenLifeMs,
}: {
  keys: KeyFile
  now: Date
  tokenLifeMs: number
}): SigningKey[] {
  const inOrder = keys.signing.toSorted((a, b) => a.signsFrom.localeCompare(b.signsFrom))
  return inOrder.filter((_, index) => {
    const successor = inOrder[index + 1]
    if (!successor) return true
    return now.getTime() < Date.parse(successor.signsFrom) + tokenLifeMs + KEYS_CACHED_MS
  })
}

export function publicJwk(key: SigningKey) {
  const { d: _private, ...open } = key.privateJwk
  return { ...open, kid: key.kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
}

async function newSigningKey(signsFrom: Date): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const privateJwk = keySchema.shape.privateJwk.parse(await exportJWK(privateKey))
  return { kid: randomUUID(), signsFrom: signsFrom.toISOString(), privateJwk }
}

async function readKeyFile(path: string): Promise<KeyFile | null> {
  try {
    const { mode } = await stat(path)
    if ((mode & 0o077) !== 0) await chmod(path, 0o600)
    return keyFileSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

async function writeDraft({ path, keys }: { path: string; keys: KeyFile }) {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true })
  return draft
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
