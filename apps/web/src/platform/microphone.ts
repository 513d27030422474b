/** Why a microphone cannot be used, as far as the parent can do something about it. */
export type MicrophoneProblem = 'denied' | 'none' | 'failed'

/** The first the browser offers; what comes out is decoded here and never sent as it is. */
const TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'] as const

export interface Recording {
  /** 0 to 1, for a meter. */
  level: () => number
  /** What was said, once it is over: told to stop, or the microphone was taken away. */
  ended: Promise<Blob>
  stop: () => void
}

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return 'failed'
}

function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = Object.assign(context.createAnalyser(), { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // A whisper is at −50 dB, a loud voice at −10.
      return Math.min(1, Math.max(0, (10 * Math.log10(power + 1e-9) + 50) / 40))
    },
    close: () => void context.close(),
  }
}

export async function startRecording(): Promise<Recording | { problem: MicrophoneProblem }> {
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.MediaRecorder) return { problem: 'none' }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
    })
  } catch (error) {
    return { problem: problemOf(error) }
  }
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const meter = listenTo(stream)
  const leave = () => {
    meter.close()
    for (const track of stream.getTracks()) track.stop()
  }
  const ended = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      leave()
      resolve(new Blob(parts, { type: recorder.mimeType }))
    })
  })
  recorder.start(1000)
  return {
    level: meter.level,
    ended,
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}

const RATE = 48_000

/** Whatever this browser recorded, as one channel of samples. */
export async function decodeRecording(
  blob: Blob,
): Promise<{ samples: Float32Array; rate: number }> {
  const context = new OfflineAudioContext(1, 1, RATE)
  const sound = await context.decodeAudioData(await blob.arrayBuffer())
  const samples = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const one = sound.getChannelData(channel)
    for (let at = 0; at < one.length; at += 1) {
      samples[at] = (samples[at] ?? 0) + (one[at] ?? 0) / sound.numberOfChannels
    }
  }
  return { samples, rate: sound.sampleRate }
}
