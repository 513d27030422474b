import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { untar } from './untar'

const into = mkdtempSync(join(tmpdir(), 'luciole-untar-'))
afterAll(() => rmSync(into, { recursive: true, force: true }))

function entry({ name, bytes }: { name: string; bytes: Buffer | null }): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(`${(bytes?.length ?? 0).toString(8).padStart(11, '0')}\0`, 124)
  head.write(bytes ? '0' : '5', 156)
  const body = bytes ?? Buffer.alloc(0)
  return Buffer.concat([head, body, Buffer.alloc((512 - (body.length % 512)) % 512)])
}

test('folders, empty ones too, and files of every length come out as they went in', () => {
  const lengths = [0, 1, 511, 512, 513, 8192]
  const files = lengths.map((length) => ({
    name: `/base/${length}`,
    bytes: Buffer.from(Array.from({ length }, (_, i) => i % 251)),
  }))
  const archive = Buffer.concat([
    ...[{ name: '/base', bytes: null }, { name: '/pg_tblspc', bytes: null }, ...files].map(entry),
    Buffer.alloc(1024),
  ])
  untar({ archive, into })
  for (const { name, bytes } of files) expect(readFileSync(join(into, name))).toEqual(bytes)
  expect(statSync(join(into, 'pg_tblspc')).isDirectory()).toBe(true)
})
