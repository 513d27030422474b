const UTF16 = 1
const FRONT_COVER = 3
const ORDERED_TOP_LEVEL = 3

export interface Chapter {
  title: string
  fromMs: number
  toMs: number
  picture: Uint8Array | null
}

const ascii = (text: string) => Buffer.from(`${text}\0`, 'latin1')
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le'), Buffer.from([0, 0])])
const whole = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** ID3 2.3, which every player reads: sizes of frames are plain numbers. */
const frame = (name: string, body: Buffer) =>
  Buffer.concat([Buffer.from(name, 'latin1'), whole(body.length), Buffer.alloc(2), body])
const textFrame = (name: string, text: string) =>
  frame(name, Buffer.concat([Buffer.from([UTF16]), utf16(text)]))
const pictureFrame = (jpeg: Uint8Array) =>
  frame(
    'APIC',
    Buffer.concat([
      Buffer.from([0]),
      ascii('image/jpeg'),
      Buffer.from([FRONT_COVER]),
      ascii(''),
      jpeg,
    ]),
  )

const UNUSED = whole(0xffff_ffff)
const chapterId = (index: number) => `page${index + 1}`

const chapterFrame = ({ title, fromMs, toMs, picture }: Chapter, index: number) =>
  frame(
    'CHAP',
    Buffer.concat([
      ascii(chapterId(index)),
      whole(Math.round(fromMs)),
      whole(Math.round(toMs)),
      UNUSED,
      UNUSED,
      textFrame('TIT2', title),
      ...(picture ? [pictureFrame(picture)] : []),
    ]),
  )

const contentsFrame = (chapters: readonly Chapter[]) =>
  frame(
    'CTOC',
    Buffer.concat([
      ascii('contents'),
      Buffer.from([ORDERED_TOP_LEVEL, chapters.length]),
      ...chapters.map((_, index) => ascii(chapterId(index))),
    ]),
  )

/** What a player shows of a recording, its chapters included. */
export function id3Tag({
  title,
  artist,
  note,
  language,
  cover,
  chapters,
}: {
  title: string
  artist: string
  note: string
  language: 'eng' | 'fra'
  cover: Uint8Array
  chapters: readonly Chapter[]
}): Buffer {
  const comment = Buffer.concat([
    Buffer.from([UTF16]),
    Buffer.from(language, 'latin1'),
    utf16(''),
    utf16(note),
  ])
  const body = Buffer.concat([
    textFrame('TIT2', title),
    textFrame('TALB', title),
    textFrame('TPE1', artist),
    textFrame('TLAN', language),
    frame('COMM', comment),
    pictureFrame(cover),
    contentsFrame(chapters),
    ...chapters.map(chapterFrame),
  ])
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3', 'latin1'), Buffer.from([3, 0, 0, ...size]), body])
}
