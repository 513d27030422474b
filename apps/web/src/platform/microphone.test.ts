import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRecording } from './microphone'

/** A recorder as browsers have it: it stops when told to, or when its microphone is gone. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType: string
  constructor(_stream: unknown, options: { mimeType?: string }) {
    super()
    this.mimeType = options.mimeType ?? ''
    made.push(this)
  }
  start() {
    this.state = 'recording'
  }
  say(data: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([data]) }))
  }
  stop() {
    if (this.state === 'inactive') throw new Error('InvalidStateError')
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
}
const made: Recorder[] = []
const last = () => made.at(-1)
let stopped = 0
let refusal: string | null

beforeEach(() => {
  stopped = 0
  refusal = null
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', function Context() {
    return {
      createAnalyser: () => ({ getFloatTimeDomainData: () => {} }),
      createMediaStreamSource: () => ({ connect: () => {} }),
      close: async () => {},
    }
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      async getUserMedia() {
        if (refusal) throw new DOMException('no', refusal)
        return { getTracks: () => [{ stop: () => (stopped += 1) }] }
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function record() {
  const recording = await startRecording()
  if ('problem' in recording) throw new Error(recording.problem)
  return recording
}

it('gives what was said when it is told to stop, and lets the microphone go', async () => {
  const recording = await record()
  last()?.say('once ')
  last()?.say('upon a time')
  recording.stop()
  const sound = await recording.ended
  expect([await sound.text(), sound.type]).toEqual(['once upon a time', 'audio/webm;codecs=opus'])
  expect(stopped).toBe(1)
})

it('keeps what was said when a call takes the microphone away', async () => {
  const recording = await record()
  last()?.say('once')
  last()?.stop()
  recording.stop()
  expect(await (await recording.ended).text()).toBe('once')
})

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'failed'],
])('says what a parent can do about %s', async (name, problem) => {
  refusal = name
  expect(await startRecording()).toEqual({ problem })
})
