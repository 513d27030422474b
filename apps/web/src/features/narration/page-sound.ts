import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import { playFrom, releaseAfterUse, sessionAudio } from '#platform/audio'
import { speakSentences } from '#platform/device-voice'
import { playableAudio } from '#platform/kept-audio'
import { readingAt, type Highlight, type Range, type Reading } from './reading-at'

export interface Manner {
  speed: number
  volume: number
  highlight: Highlight
}
interface Events {
  onReady: () => void
  onFinished: () => void
  /** Somebody else stopped it: a call, a headset pulled out, another app. */
  onInterrupted: () => void
  onBroken: () => void
}
/** One page being said, by a file or by the device. */
export interface PageSound {
  start: () => void
  stop: () => void
  change: (manner: Manner) => void
  seek: (ms: number) => void
  /** Milliseconds of the page that were heard. */
  heardMs: () => number
  reading: () => Reading | null
  close: () => void
}

export function createFileSound({
  url,
  marks,
  sentences,
  manner: firstManner,
  startMs,
  on,
}: {
  url: string
  marks: readonly WordMark[]
  sentences: readonly Range[]
  manner: Manner
  startMs: number
  on: Events
}): PageSound {
  const audio = sessionAudio()
  const listening = new AbortController()
  const { signal } = listening
  let manner = firstManner
  let isStarted = false
  let release = () => {}
  let src = ''
  let leftAt = startMs / 1000
  const heardMs = () => audio.currentTime * 1000

  const apply = () => {
    audio.playbackRate = manner.speed
    audio.volume = manner.volume
  }
  const begin = () => {
    audio.play().catch((error: unknown) => {
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return
      if (error instanceof DOMException && error.name === 'NotAllowedError') on.onInterrupted()
    })
  }
  void playableAudio(url).then((playable) => {
    if (signal.aborted) return playable.release()
    release = playable.release
    src = new URL(playable.src, location.href).href
    playFrom(src)
    audio.preservesPitch = true
    audio.addEventListener('ended', () => on.onFinished(), { signal })
    audio.addEventListener('error', () => on.onBroken(), { signal })
    audio.addEventListener('loadedmetadata', apply, { signal })
    audio.addEventListener(
      'pause',
      () => {
        if (isStarted && !audio.ended) on.onInterrupted()
      },
      { signal },
    )
    if (startMs > 0) audio.currentTime = startMs / 1000
    apply()
    on.onReady()
  })

  return {
    start() {
      isStarted = true
      // A sample or a clip was heard meanwhile, through the same element.
      if (audio.src !== src) {
        playFrom(src)
        audio.currentTime = leftAt
      }
      begin()
    },
    stop() {
      if (isStarted) leftAt = audio.currentTime
      isStarted = false
      audio.pause()
    },
    change(next) {
      manner = next
      apply()
    },
    seek: (ms) => void (audio.currentTime = ms / 1000),
    heardMs,
    reading: () => readingAt({ marks, sentences, ms: heardMs(), highlight: manner.highlight }),
    close() {
      listening.abort()
      audio.pause()
      releaseAfterUse(release)
    },
  }
}

export function createDeviceSound({
  text,
  language,
  sentences,
  manner: firstManner,
  on,
}: {
  text: string
  language: Language
  sentences: readonly Range[]
  manner: Manner
  on: Events
}): PageSound {
  let manner = firstManner
  let hush = () => {}
  let at = 0
  let word: Range | null = null
  let isClosed = false
  queueMicrotask(() => {
    if (!isClosed) on.onReady()
  })

  function start() {
    const from = at
    hush = speakSentences({
      sentences: sentences
        .slice(from)
        .map(({ start: begin, end }) => ({ text: text.slice(begin, end), start: begin })),
      language,
      manner: () => ({ rate: manner.speed, volume: manner.volume }),
      onSentence: (index) => {
        at = from + index
        word = null
      },
      onWord: (range) => (word = range),
      onEnd: () => {
        at = 0
        on.onFinished()
      },
      onError: on.onInterrupted,
    })
  }
  return {
    start,
    stop: () => hush(),
    change: (next) => void (manner = next),
    seek: () => {},
    heardMs: () => 0,
    reading() {
      if (manner.highlight === 'off') return null
      return { sentence: sentences[at] ?? null, word: manner.highlight === 'word' ? word : null }
    },
    close() {
      isClosed = true
      hush()
    },
  }
}
