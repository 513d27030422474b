import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Where Debian's package `epubcheck` puts it. */
const JAR = '/usr/share/java/epubcheck.jar'
/** For a run of seconds: what Java does to get faster costs more than it saves. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

export const hasEpubCheck = () => existsSync(JAR)

/** What the EPUB checker of the W3C complains of: one line a fault. */
export async function complaintsAbout(epub: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'luciole-epub-'))
  const path = join(folder, 'book.epub')
  await writeFile(path, epub)
  const failed = (error: { stdout?: string; stderr?: string }) => error
  const { stdout = '', stderr = '' } = await run('java', [...SHORT_RUN, '-jar', JAR, path]).catch(
    failed,
  )
  await rm(folder, { recursive: true, force: true })
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.replace(path, 'book.epub'))
  const isChecked = lines.some((line) => line.includes('0 fatals / 0 errors / 0 warnings'))
  return isChecked ? [] : lines.filter((line) => line.trim().length > 0)
}
