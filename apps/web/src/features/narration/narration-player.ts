import type { Language } from '@luciole/contract/language'
import { createDeviceSound, createFileSound, type Manner, type PageSound } from './page-sound'
import { pathOf, type PageSource } from './page-source'
import { advance, type Mode, type PlayerEvent } from './player-state'
import { isSameReading, sentencesOf, type Reading } from './reading-at'

const HOLD_MS = 900
const SHOWN_EVERY_MS = 250

/** The page that is open and how it is to be said. */
export interface PageToPlay {
  page: number
  text: string
  language: Language
  source: PageSource
}
export interface Playing {
  mode: Mode
  reading: Reading | null
  heardMs: number
}
export const QUIET: Playing = { mode: 'still', reading: null, heardMs: 0 }

interface Hands {
  onTurn: () => void
  /** Once a page, when half of it is said. */
  onHalf: () => void
  /** The address has expired, or the file is gone. */
  onBroken: (url: string) => void
}

const keyOf = ({ page, language, text, source }: PageToPlay) =>
  `${page} ${language} ${source.kind} ${source.kind === 'file' ? pathOf(source.url) : text}`

/** Says the open page, holds it, turns it: the one voice of the session. */
export function createNarrationPlayer(onChange: (playing: Playing) => void) {
  let hands: Hands | null = null
  let open: PageToPlay | null = null
  let manner: Manner = { speed: 1, volume: 1, highlight: 'word' }
  let canTurn = true
  let sound: { key: string; page: PageSound } | null = null
  let startMs = 0
  let isPastHalf = false
  let playing = QUIET
  let frame = 0
  let shownAt = 0
  let holding: ReturnType<typeof setTimeout> | undefined

  function show(change: Partial<Playing>) {
    playing = { ...playing, ...change }
    onChange(playing)
  }

  function look() {
    if (!sound) return
    const reading = sound.page.reading()
    const heardMs = sound.page.heardMs()
    const isNews = !isSameReading(reading, playing.reading)
    if (isNews || Math.abs(heardMs - shownAt) > SHOWN_EVERY_MS) {
      shownAt = heardMs
      show({ reading: isNews ? reading : playing.reading, heardMs })
    }
    const lasts = open?.source.kind === 'file' ? open.source.durationMs : 0
    if (!isPastHalf && lasts > 0 && heardMs > lasts / 2) {
      isPastHalf = true
      hands?.onHalf()
    }
  }
  function watch() {
    cancelAnimationFrame(frame)
    if (playing.mode !== 'playing') return
    look()
    frame = requestAnimationFrame(watch)
  }

  function close() {
    sound?.page.close()
    sound = null
  }
  function load() {
    if (!open) return
    const { source, text, language } = open
    const key = keyOf(open)
    if (sound?.key === key) return dispatch('ready')
    close()
    isPastHalf = false
    if (source.kind === 'recording') return
    if (source.kind === 'silent') return dispatch('pause')
    const events = {
      onReady: () => dispatch('ready'),
      onFinished: () => dispatch('finished'),
      onInterrupted: () => dispatch('pause'),
      onBroken: () => {
        startMs = playing.heardMs
        close()
        if (source.kind === 'file') hands?.onBroken(source.url)
      },
    }
    const given = { sentences: sentencesOf(text), manner, on: events }
    const page =
      source.kind === 'file'
        ? createFileSound({ ...given, url: source.url, marks: source.marks, startMs })
        : createDeviceSound({ ...given, text, language })
    startMs = 0
    sound = { key, page }
  }

  function dispatch(event: PlayerEvent) {
    const next = advance({ mode: playing.mode, event, canTurn })
    clearTimeout(holding)
    if (next.mode !== playing.mode) show({ mode: next.mode })
    if (next.act === 'load') load()
    if (next.act === 'start') sound?.page.start()
    if (next.act === 'stop') sound?.page.stop()
    if (next.act === 'hold') holding = setTimeout(() => dispatch('held'), HOLD_MS)
    if (next.act === 'hold' || next.act === 'rest') {
      close()
      show({ reading: null, heardMs: 0 })
    }
    if (next.act === 'turn') hands?.onTurn()
    watch()
  }
  function hush() {
    dispatch('pause')
    close()
    show({ reading: null, heardMs: 0 })
  }
  const resync = () => watch()
  document.addEventListener('visibilitychange', resync)

  return {
    /** Who turns the page and renews an address, as the book stands now. */
    steer: (next: Hands) => void (hands = next),
    play: () => dispatch('play'),
    pause: () => dispatch('pause'),
    /** Not to be gone on with: next time it is said from its beginning. */
    stop: hush,
    /** After its address was asked for anew. */
    renew: () => dispatch('lost'),
    /** From here on this page is said from there. */
    seek(ms: number) {
      startMs = ms
      sound?.page.seek(ms)
      show({ heardMs: ms, reading: null })
    },
    /** The next page said begins there. */
    startNextAt: (ms: number) => void (startMs = ms),
    change({ turnsPages, ...next }: Manner & { turnsPages: boolean }) {
      canTurn = turnsPages
      manner = next
      sound?.page.change(next)
    },
    /** Called whenever the page, its words, its language or its voice may have changed. */
    setPage(page: PageToPlay | null) {
      const before = open
      open = page
      if (!page) {
        if (before) hush()
        return
      }
      if (before && keyOf(before) === keyOf(page)) return
      if (before?.page !== page.page) show({ reading: null, heardMs: 0 })
      dispatch(before?.page === page.page ? 'lost' : 'turned')
      if (playing.mode === 'still') close()
    },
    end() {
      document.removeEventListener('visibilitychange', resync)
      hush()
    },
  }
}
