import type { Kid } from '@luciole/contract/kids'
import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { unlockAudio } from '#platform/audio'
import { useDeviceVoice } from '#platform/device-voice'
import { keepAudio } from '#platform/kept-audio'
import { createNarrationPlayer, QUIET, type PageToPlay, type Playing } from './narration-player'
import { changeNarration, useNarrationSettings } from './narration-settings'
import { useNarration, useRequestNarration } from './narration.queries'
import { needsAddOn, sourceOf, voiceFor } from './page-source'
import { bedtimeVoice, setSleep } from './sleep-timer'
import { useKeptVoice } from './use-kept-voice'
import { useLockScreen } from './use-lock-screen'
import { useSleepClock } from './use-sleep-clock'
import { useUnreachable } from './use-unreachable'

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
  const { kidId, id: storyId, pageCount } = story
  const { data: narration, refetch } = useNarration({ kidId, storyId })
  const asking = useRequestNarration()
  const { mutate: request, isPending: isRequesting, isError: wasRefused } = asking
  const settings = useNarrationSettings()
  const [playing, setPlaying] = useState<Playing>(QUIET)
  const canSpeak = useDeviceVoice(language) !== null
  const { voice: chosen } = settings
  const voice = narration ? voiceFor({ chosen, narration, language }) : (chosen ?? 'story')

  const [player] = useState(() => createNarrationPlayer(setPlaying))
  const reach = useUnreachable({ askAgain: refetch, goOn: player.renew })
  const { unreachable } = reach
  const onBroken = useEffectEvent(reach.onBroken)
  const toPlay = useMemo<PageToPlay | null>(() => {
    const open = story.pages.find(({ number }) => number === page)
    if (!narration || !open) return null
    const asked = { narration, page: open.number, language, voice, canSpeak, unreachable }
    return { page: open.number, text: open.text[language].text, language, source: sourceOf(asked) }
  }, [story.pages, page, narration, language, voice, canSpeak, unreachable])

  useEffect(() => {
    const ahead = (number: number) => {
      if (!narration) return
      const next = sourceOf({ narration, page: number, language, voice, canSpeak })
      if (next.kind === 'file') void keepAudio(next.url)
    }
    player.steer({
      onTurn: onNext,
      onHalf: () => page !== null && ahead(page + 1),
      onBroken: (url) => onBroken(url),
    })
  }, [narration, page, language, voice, canSpeak, onNext, player])

  useEffect(() => player.setPage(toPlay), [player, toPlay])
  useEffect(() => player.end, [player])

  const { sleep, now, minutesLeft } = useSleepClock({ onOver: player.pause })
  const { pace, volume } = bedtimeVoice({ sleep, now, pagesLeft: pageCount - (page ?? 0) })
  const { speed, highlight } = settings
  const turnsPages = settings.turnsPages || sleep.isBedtime
  useEffect(() => {
    player.change({ speed: speed * pace, volume, highlight, turnsPages })
  }, [player, speed, pace, volume, highlight, turnsPages])

  const isPlaying = playing.mode !== 'still'
  const source = toPlay?.source ?? null
  const isBeingRecorded = source?.kind === 'recording'
  const isUnasked = source?.kind === 'recording' && !source.isAsked
  useEffect(() => {
    if (!isPlaying || !isUnasked || isRequesting) return
    // Refused or out of reach: nothing is being recorded, and nothing may say so.
    if (wasRefused) return player.pause()
    request({ kidId, storyId, language })
  }, [isPlaying, isUnasked, isRequesting, wasRefused, request, player, kidId, storyId, language])

  /** Pressed before anything was known of the book's voice. */
  const isAsked = useRef(false)
  const hasAskedAgain = useRef(false)
  function play() {
    if (!narration) {
      isAsked.current = true
      return unlockAudio()
    }
    if (needsAddOn({ narration, voice })) return onOffer()
    unlockAudio()
    if (wasRefused) asking.reset()
    const hasFailed = narration.story.some(
      (one) => one.language === language && one.state === 'failed',
    )
    if (narration.included && voice === 'story' && hasFailed && !hasAskedAgain.current) {
      hasAskedAgain.current = true
      request({ kidId, storyId, language })
    }
    reach.playAgain(player.play)
    if (page === null) goToPage(1)
  }
  const hand = useRef(play)
  useEffect(() => {
    hand.current = play
  })
  const isKnown = narration !== undefined
  useEffect(() => {
    if (!isKnown || !isAsked.current) return
    isAsked.current = false
    hand.current()
  }, [isKnown])
  const goesOn = sleep.goesOnWith === storyId && isKnown
  useEffect(() => {
    if (!goesOn) return
    setSleep({ goesOnWith: null })
    hand.current()
  }, [goesOn])

  useKeptVoice({ narration, language, isPlaying })
  useLockScreen({
    isPlaying,
    title: story.title?.[language] ?? '',
    artist: kid.name,
    picture: story.cover?.sources.at(-1)?.url ?? null,
    play,
    pause: player.pause,
    onNext,
    onPrevious,
  })

  /** Lengths of the pages whose sound is known: the bar shows the whole book. */
  const lengths = story.pages.map(({ number }) => {
    const one = narration && sourceOf({ narration, page: number, language, voice, canSpeak })
    return one?.kind === 'file' ? one.durationMs : 0
  })
  const needsPlan = narration ? needsAddOn({ narration, voice }) : true

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
    isSilent: source?.kind === 'silent' && !needsPlan,
    isUnreachable: source?.kind === 'silent' && source.isUnreachable === true,
    isWaitingForVoice: isPlaying && isBeingRecorded,
    minutesLeft,
    /** Free for everybody: read on with the device's own voice. */
    readByDevice() {
      changeNarration({ voice: 'device' })
    },
    play,
    pause: player.pause,
    seek({ page: target, ms }: { page: number; ms: number }) {
      if (target === page) return player.seek(ms)
      player.startNextAt(ms)
      goToPage(target)
    },
  }
}
