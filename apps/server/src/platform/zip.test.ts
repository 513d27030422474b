import { crc32, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeZip, type ZipEntry } from './zip'

async function pack(entries: ZipEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const at = new Date('2026-03-01T08:00:00Z')
  for await (const part of writeZip({ entries: one(entries), at })) parts.push(part)
  return Buffer.concat(parts)
}
async function* one(entries: ZipEntry[]) {
  yield* entries
}

/** Reads as an archiver does: from the end, through the list, to each entry. */
function unpack(archive: Buffer) {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x0605_4b50)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  expect(at + archive.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: count }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x0201_4b50)
    const method = archive.readUInt16LE(at + 10)
    const packedSize = archive.readUInt32LE(at + 20)
    const nameSize = archive.readUInt16LE(at + 28)
    const offset = archive.readUInt32LE(at + 42)
    const name = archive.subarray(at + 46, at + 46 + nameSize).toString()
    expect(archive.readUInt32LE(offset)).toBe(0x0403_4b50)
    const from = offset + 30 + archive.readUInt16LE(offset + 26)
    const packed = archive.subarray(from, from + packedSize)
    const bytes = method === 8 ? inflateRawSync(packed) : packed
    expect(crc32(bytes)).toBe(archive.readUInt32LE(at + 16))
    expect(bytes.length).toBe(archive.readUInt32LE(at + 24))
    at += 46 + nameSize
    return { name, bytes: Buffer.from(bytes).toString('hex') }
  })
}

describe('an archive', () => {
  it('gives back every file as it went in, whatever its name', async () => {
    const entry = fc.record({
      name: fc.string({ minLength: 1, unit: 'grapheme' }),
      bytes: fc.uint8Array({ maxLength: 2000 }),
      isCompressible: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
        const given = entries.map(({ name, bytes }) => ({
          name: Buffer.from(name).toString(),
          bytes: Buffer.from(bytes).toString('hex'),
        }))
        expect(unpack(await pack(entries))).toEqual(given)
      }),
      { numRuns: 60, seed: 3 },
    )
  })
})
