/** MP3 is what every browser plays; it is made off the screen's thread, 64 kb/s of one channel. */
export function encodeMp3(sound: { samples: Float32Array; rate: number }): Promise<Uint8Array> {
  const worker = new Worker(new URL('./mp3-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ mp3: Uint8Array } | { error: string }>) =>
        'mp3' in data ? resolve(data.mp3) : reject(new Error(data.error)),
    )
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(sound)
  }).finally(() => worker.terminate())
}
