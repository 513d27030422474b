import { expect, test } from 'vitest'
import type { MediaStore } from './media-store'

const bytes = (text: string) => new TextEncoder().encode(text)
const owner = 'parent-1'
const ABSENT = `${owner}/${'0'.repeat(64)}.webp`

/** What every media store keeps; `open` gives the one under test. */
export function describeMediaStore(open: () => MediaStore): void {
  test('what was stored is read back whole, with its type', async () => {
    const key = await open().put({ owner, bytes: bytes('a picture'), type: 'image/webp' })
    const media = await open().get(key)
    expect(media?.type).toBe('image/webp')
    expect(new TextDecoder().decode(media?.bytes)).toBe('a picture')
    expect(await open().size(key)).toBe(9)
  })

  test('the same bytes have the same key, and another type another', async () => {
    const one = await open().put({ owner, bytes: bytes('twice'), type: 'image/webp' })
    expect(await open().put({ owner, bytes: bytes('twice'), type: 'image/webp' })).toBe(one)
    expect(await open().put({ owner, bytes: bytes('twice'), type: 'image/png' })).not.toBe(one)
  })

  test('many stores of the same bytes at once end well', async () => {
    const media = { owner, bytes: bytes('crowd'), type: 'audio/mpeg' as const }
    const keys = await Promise.all(Array.from({ length: 8 }, () => open().put(media)))
    expect(new Set(keys).size).toBe(1)
    expect(await open().size(keys[0] ?? '')).toBe(5)
  })

  test('a part can be read without the rest', async () => {
    const key = await open().put({ owner, bytes: bytes('0123456789'), type: 'audio/mpeg' })
    const part = await open().getRange({ key, from: 3, to: 6 })
    expect(new TextDecoder().decode(part ?? undefined)).toBe('3456')
  })

  test('large media come back byte for byte', async () => {
    const large = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 256)
    const key = await open().put({ owner, bytes: large, type: 'audio/mpeg' })
    expect(
      Buffer.compare(Buffer.from((await open().get(key))?.bytes ?? []), Buffer.from(large)),
    ).toBe(0)
  })

  test('what is not there is null, and removing it is fine', async () => {
    expect(await open().get(ABSENT)).toBeNull()
    expect(await open().size(ABSENT)).toBeNull()
    expect(await open().getRange({ key: ABSENT, from: 0, to: 1 })).toBeNull()
    await open().remove(ABSENT)
  })

  test('what was removed is gone', async () => {
    const key = await open().put({ owner, bytes: bytes('a photo'), type: 'image/jpeg' })
    await open().remove(key)
    expect(await open().get(key)).toBeNull()
  })

  test('two parents never share a file, and erasing one leaves the other whole', async () => {
    const media = { bytes: bytes('the same drawing'), type: 'image/webp' as const }
    const [mine, theirs] = await Promise.all(
      ['parent-2', 'parent-3'].map((each) => open().put({ ...media, owner: each })),
    )
    await open().removeAllOf('parent-2')
    expect(await open().get(mine ?? '')).toBeNull()
    expect(await open().get(theirs ?? '')).not.toBeNull()
  })

  test('erasing everything of nobody, or of a name that is no id, touches nothing', async () => {
    const key = await open().put({ owner, bytes: bytes('kept'), type: 'image/webp' })
    for (const nobody of ['parent-9', '', '..', '.']) await open().removeAllOf(nobody)
    expect(await open().get(key)).not.toBeNull()
  })

  test('a key we did not make reaches nothing', async () => {
    for (const key of [
      '../secret.webp',
      'a/b.webp',
      `../${'0'.repeat(64)}.webp`,
      `${owner}/${'0'.repeat(64)}.exe`,
      '',
    ]) {
      expect(await open().get(key)).toBeNull()
      expect(await open().size(key)).toBeNull()
      await open().remove(key)
    }
  })
}
