import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALIGNER_RATE } from '#aligner'

const PROGRAM = '/usr/bin/pocketsphinx_continuous'
const MODEL = '/usr/share/pocketsphinx/model/en-us'

function wavOf(pcm: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + pcm.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + pcm.length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(ALIGNER_RATE, 24)
  wav.writeUInt32LE(ALIGNER_RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(pcm.length * 2, 40)
  for (const [at, sample] of pcm.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2)
  }
  return wav
}

/**
 * A stranger's ear, as Debian installs it: it knows English and not a word of the page. Null where
 * it is not there.
 */
export function findPocketsphinx(): ((pcm: Float32Array) => string[]) | null {
  if (!existsSync(PROGRAM) || !existsSync(MODEL)) return null
  return (pcm) => {
    const folder = mkdtempSync(join(tmpdir(), 'luciole-ear-'))
    const file = join(folder, 'page.wav')
    writeFileSync(file, wavOf(pcm))
    const models = [
      ['-hmm', join(MODEL, 'en-us')],
      ['-lm', join(MODEL, 'en-us.lm.bin')],
      ['-dict', join(MODEL, 'cmudict-en-us.dict')],
    ].flat()
    const heard = execFileSync(PROGRAM, ['-infile', file, ...models, '-logfn', '/dev/null'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    rmSync(folder, { recursive: true })
    return heard.toLowerCase().split(/\s+/).filter(Boolean)
  }
}

/** Words as its dictionary has them: no hyphens, straight apostrophes. */
export const asHeard = (said: readonly string[]) =>
  said.flatMap((word) => word.replaceAll('’', "'").split('-'))
