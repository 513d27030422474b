import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { unlockAudio } from '#platform/audio'
import { createNarrationPlayer, QUIET, type PageToPlay, type Playing } from './narration-player'
import { pathOf } from './page-source'
import type { Highlight } from './reading-at'
import { useUnreachable } from './use-unreachable'

const stay = () => {}

/** Words with a file for their voice, said and followed; an address that expired is asked for anew. */
export function useFilePlayer({
  page,
  askAgain,
  onTurn = stay,
  speed = 1,
  highlight = 'word',
  turnsPages = false,
}: {
  page: PageToPlay | null
  /** For what is open as it is now, its addresses renewed. */
  askAgain: () => Promise<unknown>
  onTurn?: () => void
  speed?: number
  highlight?: Highlight
  turnsPages?: boolean
}) {
  const [playing, setPlaying] = useState<Playing>(QUIET)
  const [player] = useState(() => createNarrationPlayer(setPlaying))
  const reach = useUnreachable({ askAgain, goOn: player.renew })
  const { unreachable } = reach
  const onBroken = useEffectEvent(reach.onBroken)
  const isUnreachable =
    page?.source.kind === 'file' &&
    unreachable !== null &&
    pathOf(page.source.url) === pathOf(unreachable)
  const toPlay = useMemo<PageToPlay | null>(
    () => page && (isUnreachable ? { ...page, source: { kind: 'silent', isUnreachable } } : page),
    [page, isUnreachable],
  )

  useEffect(() => {
    player.steer({ onTurn, onHalf: stay, onBroken: (url) => onBroken(url) })
  }, [player, onTurn])
  useEffect(() => player.setPage(toPlay), [player, toPlay])
  useEffect(() => {
    player.change({ speed, volume: 1, highlight, turnsPages })
  }, [player, speed, highlight, turnsPages])
  useEffect(() => () => player.end(), [player])

  return {
    isUnreachable,
    mode: playing.mode,
    reading: playing.reading,
    play() {
      unlockAudio()
      reach.playAgain(player.play)
    },
    pause: player.pause,
    stop: player.stop,
  }
}
