import type { VoiceSample } from '@luciole/contract/narration'
import { useEffect, useRef, useState } from 'react'
import { createFileSound, type PageSound } from './page-sound'
import { isSameReading, sentencesOf, type Reading } from './reading-at'

/** A few lines, played once and followed word by word; leaving the sheet stops them. */
export function useSamplePlayer(sample: VoiceSample | null) {
  const [reading, setReading] = useState<Reading | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const sound = useRef<PageSound | null>(null)
  const frame = useRef(0)

  function stop() {
    cancelAnimationFrame(frame.current)
    sound.current?.close()
    sound.current = null
    setPlaying(false)
    setReading(null)
  }
  function watch() {
    const now = sound.current?.reading() ?? null
    setReading((shown) => (isSameReading(shown, now) ? shown : now))
    frame.current = requestAnimationFrame(watch)
  }
  function play() {
    if (!sample) return
    stop()
    setPlaying(true)
    sound.current = createFileSound({
      url: sample.url,
      marks: sample.marks,
      sentences: sentencesOf(sample.text),
      manner: { speed: 1, volume: 1, highlight: 'word' },
      startMs: 0,
      on: {
        onReady: () => sound.current?.start(),
        onFinished: stop,
        onInterrupted: stop,
        onBroken: stop,
      },
    })
    frame.current = requestAnimationFrame(watch)
  }
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      sound.current?.close()
    },
    [],
  )
  return { reading, isPlaying, play, stop }
}
