import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array; isCompressible: boolean }

const UTF8_NAMES = 0x0800
const STORED = 0
const DEFLATED = 8
const LARGEST = 0xffff_ffff
const MOST_ENTRIES = 0xffff

/** Whole entries in, archive out, one at a time: nothing but the list of names is held back. */
export async function* writeZip({
  entries,
  at,
}: {
  entries: AsyncIterable<ZipEntry>
  at: Date
}): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, isCompressible } of entries) {
    const body = isCompressible ? deflateRawSync(bytes) : bytes
    const fields = describe({ name, bytes, body, at, method: isCompressible ? DEFLATED : STORED })
    const head = Buffer.concat([numbers([[0x0403_4b50, 4]]), fields.shared, fields.name])
    directory.push(
      Buffer.concat([
        numbers([
          [0x0201_4b50, 4],
          [20, 2],
        ]),
        fields.shared,
        numbers([
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
          [offset, 4],
        ]),
        fields.name,
      ]),
    )
    yield head
    yield body
    offset += head.length + body.length
    if (offset > LARGEST || directory.length >= MOST_ENTRIES) {
      throw new Error('The archive grew past what a ZIP of this kind can hold.')
    }
  }
  const list = Buffer.concat(directory)
  yield list
  yield numbers([
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [directory.length, 2],
    [directory.length, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  ])
}

/** The part that stands both before an entry and in the list at the end. */
function describe({
  name,
  bytes,
  body,
  at,
  method,
}: {
  name: string
  bytes: Uint8Array
  body: Uint8Array
  at: Date
  method: number
}) {
  const nameBytes = Buffer.from(name)
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const shared = numbers([
    [20, 2],
    [UTF8_NAMES, 2],
    [method, 2],
    [time, 2],
    [date, 2],
    [crc32(bytes), 4],
    [body.length, 4],
    [bytes.length, 4],
    [nameBytes.length, 2],
    [0, 2],
  ])
  return { shared, name: nameBytes }
}

function numbers(fields: readonly (readonly [number, 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
