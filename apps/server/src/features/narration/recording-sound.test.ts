import { measureMp3 } from '@luciole/bookbinder/audio/mp3-frames'
import { createMp3Encoder } from 'wasm-media-encoders'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { withGeneratedMark } from './generated-mark'

const RATE = 48_000
let clip: Uint8Array
async function encode(seconds: number) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 })
  const pcm = Float32Array.from({ length: RATE * seconds }, (_, at) => Math.sin(at / 20) / 4)
  return Buffer.concat([encoder.encode([pcm]).slice(), encoder.finalize().slice()])
}
beforeAll(async () => {
  clip = await encode(2)
})

test('a recording is as long as its frames say', () => {
  expect(measureMp3(clip)).toBeGreaterThanOrEqual(2000)
  expect(measureMp3(clip)).toBeLessThan(2200)
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['a web page', Buffer.from('<script>alert(1)</script>')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['silence of zeroes', new Uint8Array(4096)],
])('%s is no recording', (_what, bytes) => {
  expect(measureMp3(bytes)).toBeNull()
})

/** A frame as its header describes it, with nothing in it. */
const frame = (header: string, bytes: number) => {
  const empty = Buffer.alloc(bytes)
  empty.write(header, 'hex')
  return empty
}
const usual = frame('fffb3400', 144)

test.each([
  ['of layer two', frame('fffd3400', 144)],
  ['of AAC', frame('fff15080', 144)],
  ['of a bitrate that does not exist', frame('fffbf400', 144)],
  ['of a bitrate left open', frame('fffb0400', 144)],
  ['of a rate that does not exist', frame('fffb3c00', 144)],
  ['of a reserved version', frame('ffeb3400', 144)],
  ['of another rate than the first', frame('fffb3000', 156)],
  ['longer than what is left', frame('fffbe400', 144)],
])('a frame %s makes the whole no recording', (_what, wrong) => {
  expect(measureMp3(usual)).toBe(24)
  expect(measureMp3(Buffer.concat([usual, wrong]))).toBeNull()
})

test.each([
  ['a WAV', 'RIFF\0\0\0\0WAVEfmt '],
  ['an Ogg', 'OggS\0\x02'],
  ['an MP4', '\0\0\0\x20ftypM4A '],
  ['a WebM', '\x1aE\xdf\xa3'],
])('%s that calls itself an MP3 is no recording', (_what, start) => {
  expect(measureMp3(Buffer.from(start.padEnd(4096, '\0'), 'latin1'))).toBeNull()
})

test('sound with anything before, inside or behind it is no recording', () => {
  const extra = Buffer.from('<script>')
  expect(measureMp3(Buffer.concat([clip, extra]))).toBeNull()
  expect(measureMp3(Buffer.concat([extra, clip]))).toBeNull()
  expect(measureMp3(clip.subarray(0, clip.length - 7))).toBeNull()
  expect(measureMp3(withGeneratedMark(clip))).toBeNull()
})

test('no bytes whatever break the measuring', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      const ms = measureMp3(Buffer.concat([Buffer.from([0xff, 0xfb]), bytes]))
      expect(ms === null || ms > 0).toBe(true)
    }),
  )
})
