import { useEffect, useEffectEvent } from 'react'
import { onOutputLost } from '#platform/audio'
import { leaveLockScreen, showOnLockScreen, tellLockScreen } from '#platform/media-session'

type Hands = { play: () => void; pause: () => void; onNext: () => void; onPrevious: () => void }

/** The book on the lock screen, and whatever outside the page starts or stops its voice. */
export function useLockScreen({
  isPlaying,
  title,
  artist,
  picture,
  ...hands
}: Hands & { isPlaying: boolean; title: string; artist: string; picture: string | null }) {
  const onPlay = useEffectEvent(hands.play)
  const onPause = useEffectEvent(hands.pause)
  const onNext = useEffectEvent(hands.onNext)
  const onPrevious = useEffectEvent(hands.onPrevious)
  useEffect(() => {
    if (!isPlaying) return
    showOnLockScreen({
      title,
      artist,
      picture,
      onPlay: () => onPlay(),
      onPause: () => onPause(),
      onNext: () => onNext(),
      onPrevious: () => onPrevious(),
    })
  }, [isPlaying, title, artist, picture])
  useEffect(() => tellLockScreen(isPlaying), [isPlaying])
  useEffect(() => leaveLockScreen, [])
  useEffect(() => onOutputLost(() => onPause()), [])
}
