import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalStore } from './local'
import type { MediaStore } from './media-store'
import { describeMediaStore } from './media-store.contract'
import { testSigner } from './test-signer'

let folder = ''
let store: MediaStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'luciole-media-'))
  store = createLocalStore({ folder, signer: testSigner() })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describeMediaStore(() => store)

test('no unfinished file is left beside what was stored', async () => {
  await store.put({ owner: 'parent-1', bytes: new Uint8Array([1, 2, 3]), type: 'image/avif' })
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
})
