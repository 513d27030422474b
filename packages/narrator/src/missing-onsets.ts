import { type Aligner, ALIGNER_RATE } from './aligner'
import type { Line, SpokenLine } from './page-lines'
import { resample, RATE } from './pcm'

/** A line whose engine lost most of its words is listened to instead. */
export async function findMissingOnsets({
  lines,
  spoken,
  aligner,
}: {
  lines: Line[]
  spoken: SpokenLine[]
  aligner: () => Promise<Aligner>
}): Promise<SpokenLine[]> {
  const listened: SpokenLine[] = []
  for (const [index, line] of spoken.entries()) {
    const known = line.onsets.filter((onset) => onset !== undefined).length
    const words = lines[index]?.words ?? []
    if (words.length < 2 || known * 2 >= words.length) {
      listened.push(line)
      continue
    }
    const pcm = resample({ pcm: line.pcm, from: RATE, to: ALIGNER_RATE })
    const said = words.map(({ start, end }) => lines[index]?.spoken.slice(start, end) ?? '')
    listened.push({ pcm: line.pcm, onsets: (await aligner()).align({ pcm, words: said }) })
  }
  return listened
}
