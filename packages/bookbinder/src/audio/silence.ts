const FRAME_BYTES = 144
const FRAME_MS = 24

/** Whole frames of nothing, 48 kb/s mono at 24 kHz as our voices are: what a silent page sounds like. */
export function silentMp3(ms: number): Uint8Array {
  const frame = Buffer.alloc(FRAME_BYTES)
  Buffer.from([0xff, 0xf3, 0x64, 0xc0]).copy(frame)
  return Buffer.concat(Array.from({ length: Math.ceil(ms / FRAME_MS) }, () => frame))
}
