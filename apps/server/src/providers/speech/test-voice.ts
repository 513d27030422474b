import type { Answer } from '#providers/live/test-service'

const RATE = 24_000
const SECONDS_A_CHARACTER = 0.06

/** A hum with a gap after every word, as long as the text deserves. */
function hum(text: string): Buffer {
  const perCharacter = Math.round(RATE * SECONDS_A_CHARACTER)
  const samples = Buffer.alloc(text.length * perCharacter * 2)
  for (let at = 0; at < text.length * perCharacter; at += 1) {
    const isWord = /[\p{L}\p{N}]/u.test(text[Math.floor(at / perCharacter)] ?? '')
    samples.writeInt16LE(isWord ? Math.round(Math.sin(at / 18) * 9000) : 0, at * 2)
  }
  return samples
}

function wavOf(samples: Buffer): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  // A stream cannot know its length: services write this instead.
  header.writeUInt32LE(0xffffffff, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0xffffffff, 40)
  return Buffer.concat([header, samples])
}

export const speakWav: Answer = (response, { body }) => {
  const { input } = JSON.parse(body) as { input: string }
  response.writeHead(200, { 'content-type': 'audio/wav' }).end(wavOf(hum(input)))
}

export const speakTimed: Answer = (response, { body }) => {
  const { text } = JSON.parse(body) as { text: string }
  const characters = Array.from({ length: text.length }, (_, at) => text[at])
  const answer = {
    audio_base64: hum(text).toString('base64'),
    alignment: {
      characters,
      character_start_times_seconds: characters.map((_, at) => at * SECONDS_A_CHARACTER),
      character_end_times_seconds: characters.map((_, at) => (at + 1) * SECONDS_A_CHARACTER),
    },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
