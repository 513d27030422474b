import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { WordEvent } from './engine-marks'

export type EspeakSentence = {
  text: string
  voice: string
  rate: number
  pitch: number
  range: number
}
export type EspeakSpeech = { pcm: Float32Array; rate: number; events: WordEvent[] }
export type Espeak = {
  speak: (sentences: EspeakSentence[]) => Promise<EspeakSpeech[]>
  close: () => void
}

type Header = {
  rate: number
  error?: string
  sentences: { samples: number; events: WordEvent[] }[]
}
type Waiting = { resolve: (speech: EspeakSpeech[]) => void; reject: (error: Error) => void }

const NEW_LINE = 10

/**
 * The French voice is a program of its own under its own licence, and may not be there: its own bundle
 * beside ours, or its source.
 */
export function findEspeakProgram(isBuilt = !import.meta.url.endsWith('.ts')): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@luciole/narrator-espeak/package.json')
    const path = isBuilt ? 'dist/program.js' : 'src/program.ts'
    const program = join(dirname(manifest), path)
    return existsSync(program) ? program : null
  } catch {
    return null
  }
}

export function connectEspeak(program: string): Espeak {
  const runner = program.endsWith('.ts') ? ['--import', 'tsx'] : []
  let child: ChildProcessWithoutNullStreams | undefined
  let waiting: Waiting[] = []
  let received: Buffer = Buffer.alloc(0)

  function fail(error: Error) {
    const all = waiting
    waiting = []
    child = undefined
    received = Buffer.alloc(0)
    for (const { reject } of all) reject(error)
  }

  function readAnswers() {
    for (;;) {
      const lineEnd = received.indexOf(NEW_LINE)
      const [next] = waiting
      if (lineEnd < 0 || !next) return
      const header = JSON.parse(received.toString('utf8', 0, lineEnd)) as Header
      const bytes = (header.sentences ?? []).reduce((sum, { samples }) => sum + 2 * samples, 0)
      if (received.length < lineEnd + 1 + bytes) return
      const body = received.subarray(lineEnd + 1, lineEnd + 1 + bytes)
      received = received.subarray(lineEnd + 1 + bytes)
      waiting.shift()
      if (header.error) next.reject(new Error(header.error))
      else next.resolve(readSpeech(header, body))
    }
  }

  function start() {
    const started = spawn(process.execPath, [...runner, program], { stdio: 'pipe' })
    started.stdout.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      readAnswers()
    })
    started.stderr.resume()
    started.stdin.on('error', fail)
    started.on('error', fail)
    started.on('exit', (code) => {
      if (child === started) fail(new Error(`the French voice ended with ${code}`))
    })
    return started
  }

  return {
    speak: (sentences) =>
      new Promise((resolve, reject) => {
        child ??= start()
        waiting.push({ resolve, reject })
        child.stdin.write(`${JSON.stringify({ id: waiting.length, sentences })}\n`)
      }),
    close() {
      child?.kill()
      child = undefined
    },
  }
}

function readSpeech({ rate, sentences }: Header, body: Buffer): EspeakSpeech[] {
  let at = 0
  return sentences.map(({ samples, events }) => {
    const pcm = new Float32Array(samples)
    for (let i = 0; i < samples; i++) pcm[i] = body.readInt16LE(at + 2 * i) / 32768
    at += 2 * samples
    return { pcm, rate, events }
  })
}
