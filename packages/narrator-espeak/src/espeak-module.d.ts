declare module '@echogarden/espeak-ng-emscripten' {
  type EspeakEvent = { type: string; text_position: number; audio_position: number }
  type EspeakWorker = {
    set_voice: (name: string) => number
    set_rate: (wordsPerMinute: number) => void
    set_pitch: (pitch: number) => void
    set_range: (range: number) => void
    get_samplerate: () => number
    synthesize: (text: string, hear: (pcm: Int16Array, events: EspeakEvent[]) => boolean) => void
  }
  export default function create(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>
}
