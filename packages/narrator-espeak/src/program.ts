import { createInterface } from 'node:readline'
import { type Sentence, speakPage } from './speak'

type Request = { id: number; sentences: Sentence[] }

async function answer(line: string): Promise<Buffer[]> {
  const { id, sentences } = JSON.parse(line) as Request
  try {
    const { rate, spoken } = await speakPage(sentences)
    const header = spoken.map(({ pcm, events }) => ({ samples: pcm.length, events }))
    return [
      Buffer.from(`${JSON.stringify({ id, rate, sentences: header })}\n`),
      ...spoken.map(({ pcm }) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)),
    ]
  } catch (error) {
    return [Buffer.from(`${JSON.stringify({ id, error: String(error) })}\n`)]
  }
}

for await (const line of createInterface({ input: process.stdin }))
  if (line.trim()) process.stdout.write(Buffer.concat(await answer(line)))
