const NOTE = 'Luciole\0This voice was made by software.'
const HEADER_BYTES = 10

/** Seven bits a byte, as ID3 counts. */
const syncSafe = (size: number) => [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f)

/** An ID3 note that software speaks; players skip it, and no mark in time moves. */
export function withGeneratedMark(mp3: Uint8Array): Uint8Array {
  const body = Buffer.from(`\u0003${NOTE}`, 'utf8')
  const frame = Buffer.from([...Buffer.from('TXXX'), ...syncSafe(body.length), 0, 0])
  const size = syncSafe(HEADER_BYTES + body.length)
  const header = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, ...size])
  return Buffer.concat([header, frame, body, mp3])
}
