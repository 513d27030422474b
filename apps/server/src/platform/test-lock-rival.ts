import { createInterface } from 'node:readline'
import { lockDirectory } from './directory-lock'

/** A program of a test: told a directory and a moment, it tries to hold the one at the other. */
const say = (word: string) => void process.stdout.write(`${word}\n`)

say('ready')
for await (const line of createInterface(process.stdin)) {
  const [folder = '', at] = line.split('\t')
  while (Date.now() < Number(at)) continue
  try {
    lockDirectory(folder)
    say('held')
  } catch {
    say('refused')
  }
}
