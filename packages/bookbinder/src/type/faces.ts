import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const require = createRequire(import.meta.url)

type Family = 'andika' | 'fredoka' | 'nunito'
interface Cut {
  family: Family
  weight: 400 | 500 | 600 | 700
  style: 'normal' | 'italic'
}

/** What a book is set in: a first choice, and whose letters stand in where it has none. */
const CUTS = {
  story: [{ family: 'andika', weight: 400, style: 'normal' }],
  storyItalic: [{ family: 'andika', weight: 400, style: 'italic' }],
  title: [
    { family: 'fredoka', weight: 600, style: 'normal' },
    { family: 'nunito', weight: 700, style: 'normal' },
  ],
  heading: [
    { family: 'fredoka', weight: 500, style: 'normal' },
    { family: 'nunito', weight: 700, style: 'normal' },
  ],
  plain: [{ family: 'nunito', weight: 400, style: 'normal' }],
} as const satisfies Record<string, readonly Cut[]>
export type Face = keyof typeof CUTS

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const

export interface FontFile {
  name: string
  path: string
  has: (codePoint: number) => boolean
}

/** "U+0000-00FF,U+0131" as a question. */
function coverage(ranges: string): FontFile['has'] {
  const spans = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to)
}

function filesOf({ family, weight, style }: Cut): FontFile[] {
  const covered = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  ) as Record<string, string>
  return SUBSETS.flatMap((subset) => {
    const ranges = covered[subset]
    if (!ranges) return []
    const name = `${family}-${subset}-${weight}-${style}`
    const path = require.resolve(`@fontsource/${family}/files/${name}.woff`)
    return [{ name, path, has: coverage(ranges) }]
  })
}

const known = new Map<Face, FontFile[]>()
/** The font files of a face, the one with the common letters first. */
export function filesOfFace(face: Face): FontFile[] {
  const files = known.get(face) ?? CUTS[face].flatMap(filesOf)
  known.set(face, files)
  return files
}

/** A text cut where another file has to lend its letters. */
export function runsByFile({ text, face }: { text: string; face: Face }) {
  const files = filesOfFace(face)
  const runs: { file: FontFile; text: string }[] = []
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    const file = files.find(({ has }) => has(codePoint)) ?? files[0]
    const last = runs.at(-1)
    if (!file) continue
    if (last?.file === file) last.text += letter
    else runs.push({ file, text: letter })
  }
  return runs
}
