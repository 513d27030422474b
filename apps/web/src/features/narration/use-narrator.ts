import type { Kid } from '@luciole/contract/kids'
import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { useEffect, useMemo, useRef, useState } from 'react'
import { onOutputLost, unlockAudio } from '#platform/audio'
import { useDeviceVoice } from '#platform/device-voice'
import { keepAudio } from '#platform/kept-audio'
import { leaveLockScreen, showOnLockScreen, tellLockScreen } from '#platform/media-session'
import { createNarrationPlayer, QUIET, type PageToPlay, type Playing } from './narration-player'
import { changeNarration, useNarrationSettings } from './narration-settings'
import { useNarration, useRequestNarration } from './narration.queries'
import { bestVoice, needsAddOn, sourceOf } from './page-source'
import { bedtimeVoice, currentSleep, setSleep, useSleep } from './sleep-timer'

const LOOK_AT_CLOCK_MS = 1000

export type Narrator = ReturnType<typeof useNarrator>

/** The voice of the open book: what it says now, and every way to steer it. */
export function useNarrator({
  story,
  kid,
  language,
  page,
  goToPage,
  onOffer,
  onNext,
  onPrevious,
}: {
  story: Story
  kid: Kid
  language: Language
  /** Null on the title, the cast and the end. */
  page: number | null
  goToPage: (page: number) => void
  /** Play was pressed without the add-on. */
  onOffer: () => void
  onNext: () => void
  onPrevious: () => void
}) {
  const place = { kidId: story.kidId, storyId: story.id }
  const { data: narration, refetch } = useNarration(place)
  const { mutate: request, isPending: isRequesting, isError: wasRefused } = useRequestNarration()
  const settings = useNarrationSettings()
  const sleep = useSleep()
  const [now, setNow] = useState(() => Date.now())
  const [playing, setPlaying] = useState<Playing>(QUIET)
  const canSpeak = useDeviceVoice(language) !== null
  const voice = settings.voice ?? (narration ? bestVoice({ narration, language }) : 'story')

  const [player] = useState(() => createNarrationPlayer(setPlaying))
  const toPlay = useMemo<PageToPlay | null>(() => {
    const open = story.pages.find(({ number }) => number === page)
    if (!narration || !open) return null
    const source = sourceOf({ narration, page: open.number, language, voice, canSpeak })
    return { page: open.number, text: open.text[language].text, language, source }
  }, [story.pages, page, narration, language, voice, canSpeak])

  const brokenPage = useRef<number | null>(null)
  useEffect(() => {
    const ahead = (number: number) => {
      if (!narration) return
      const next = sourceOf({ narration, page: number, language, voice, canSpeak })
      if (next.kind === 'file') void keepAudio(next.url)
    }
    player.steer({
      onTurn: onNext,
      onHalf: () => page !== null && ahead(page + 1),
      // An address that expired is renewed without a word; broken twice, the voice stops.
      onBroken() {
        const isSecondTime = brokenPage.current === page
        brokenPage.current = page
        if (isSecondTime) return player.pause()
        // A turn later: the page then knows its new address.
        void refetch().then(() => setTimeout(player.renew))
      },
    })
  }, [narration, page, language, voice, canSpeak, onNext, player, refetch])

  useEffect(() => player.setPage(toPlay), [player, toPlay])
  useEffect(
    () => () => {
      player.end()
      // Bedtime ends with the book that is closed, unless the next one is about to open.
      if (currentSleep().goesOnWith === null) setSleep(null)
    },
    [player],
  )

  const pagesLeft = story.pageCount - (page ?? 0)
  const { pace, volume } = bedtimeVoice({ sleep, now, pagesLeft })
  const { speed, highlight, turnsPages } = settings
  useEffect(() => {
    player.change({ speed: speed * pace, volume, highlight, turnsPages })
  }, [player, speed, pace, volume, highlight, turnsPages])

  useEffect(() => {
    if (sleep.endsAt === null) return
    const look = () => {
      setNow(Date.now())
      const { endsAt } = currentSleep()
      if (endsAt === null || Date.now() < endsAt) return
      player.pause()
      setSleep(sleep.isBedtime ? { endsAt: null, isOver: true } : null)
    }
    const soon = setTimeout(look)
    const timer = setInterval(look, LOOK_AT_CLOCK_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [player, sleep])
  const minutesLeft =
    sleep.endsAt === null ? null : Math.max(1, Math.ceil((sleep.endsAt - now) / 60_000))

  const isPlaying = playing.mode !== 'still'
  const source = toPlay?.source ?? null
  const isBeingRecorded = source?.kind === 'recording'
  const isUnasked = source?.kind === 'recording' && !source.isAsked
  const { kidId, storyId } = place
  useEffect(() => {
    if (isPlaying && isUnasked && !isRequesting && !wasRefused) {
      request({ kidId, storyId, language })
    }
  }, [isPlaying, isUnasked, isRequesting, wasRefused, request, kidId, storyId, language])

  /** Pressed before anything was known of the book's voice. */
  const isAsked = useRef(false)
  function play() {
    if (!narration) {
      isAsked.current = true
      return unlockAudio()
    }
    if (needsAddOn({ narration, voice })) return onOffer()
    unlockAudio()
    if (page === null) {
      player.play()
      return goToPage(1)
    }
    player.play()
  }
  const { pause } = player
  const hand = useRef({ play, pause, onNext, onPrevious })
  useEffect(() => {
    hand.current = { play, pause, onNext, onPrevious }
  })
  const isKnown = narration !== undefined
  useEffect(() => {
    if (!isKnown || !isAsked.current) return
    isAsked.current = false
    hand.current.play()
  }, [isKnown])
  const goesOn = sleep.goesOnWith === storyId && isKnown
  useEffect(() => {
    if (!goesOn) return
    setSleep({ goesOnWith: null })
    hand.current.play()
  }, [goesOn])

  // The add-on reads without network too: a book once begun is kept whole.
  const files = narration?.included ? narration.story : null
  useEffect(() => {
    if (!isPlaying || !files) return
    let isLeft = false
    const keepAll = async () => {
      for (const { url, language: spoken } of files) {
        if (isLeft) return
        if (url && spoken === language) await keepAudio(url)
      }
    }
    void keepAll()
    return () => {
      isLeft = true
    }
  }, [isPlaying, files, language])

  const title = story.title?.[language] ?? ''
  const picture = story.cover?.sources.at(-1)?.url ?? null
  const isOpen = isPlaying
  useEffect(() => {
    if (!isOpen) return
    showOnLockScreen({
      title,
      artist: kid.name,
      picture,
      onPlay: () => hand.current.play(),
      onPause: () => hand.current.pause(),
      onNext: () => hand.current.onNext(),
      onPrevious: () => hand.current.onPrevious(),
    })
  }, [isOpen, title, kid.name, picture])
  useEffect(() => tellLockScreen(isPlaying), [isPlaying])
  useEffect(() => leaveLockScreen, [])
  useEffect(() => onOutputLost(() => hand.current.pause()), [])

  /** Lengths of the pages whose sound is known: the bar shows the whole book. */
  const lengths = story.pages.map(({ number }) => {
    const one = narration && sourceOf({ narration, page: number, language, voice, canSpeak })
    return one?.kind === 'file' ? one.durationMs : 0
  })

  return {
    narration: narration ?? null,
    voice,
    settings,
    sleep,
    source,
    mode: playing.mode,
    reading: playing.reading,
    heardMs: playing.heardMs,
    lengths,
    isPlaying,
    isSilent:
      source?.kind === 'silent' && narration !== undefined && !needsAddOn({ narration, voice }),
    isWaitingForVoice: isPlaying && isBeingRecorded,
    minutesLeft,
    /** Free for everybody: read on with the device's own voice. */
    readByDevice() {
      changeNarration({ voice: 'device' })
    },
    play,
    pause,
    seek({ page: target, ms }: { page: number; ms: number }) {
      if (target === page) return player.seek(ms)
      player.startNextAt(ms)
      goToPage(target)
    },
  }
}
