import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'
import type { MediaStore } from './media-store'
import { describeMediaStore } from './media-store.contract'
import { createS3Store } from './s3'
import { testSigner } from './test-signer'

let folder = ''
let server: S3rver
let store: MediaStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'luciole-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'luciole', configs: [] }],
  })
  const { port } = await server.run()
  const options = {
    bucket: 'luciole',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    pathStyle: true,
  }
  store = createS3Store({ options, signer: testSigner() })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describeMediaStore(() => store)
