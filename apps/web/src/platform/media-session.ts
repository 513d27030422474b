export type LockScreen = {
  title: string
  /** For whom: the kid's name. */
  artist: string
  picture: string | null
  onPlay: () => void
  onPause: () => void
  onNext: () => void
  onPrevious: () => void
}

const ACTIONS = ['play', 'pause', 'nexttrack', 'previoustrack'] as const

/** What the lock screen, the headset's button and the watch show and do. */
export function showOnLockScreen({ title, artist, picture, ...on }: LockScreen) {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = new MediaMetadata({
    title,
    artist,
    album: 'Luciole',
    artwork: picture ? [{ src: new URL(picture, location.href).href, type: 'image/webp' }] : [],
  })
  const handlers = [on.onPlay, on.onPause, on.onNext, on.onPrevious]
  for (const [index, action] of ACTIONS.entries()) {
    session.setActionHandler(action, handlers[index] ?? null)
  }
}

export function tellLockScreen(isPlaying: boolean) {
  if (navigator.mediaSession)
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
}

export function leaveLockScreen() {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = null
  session.playbackState = 'none'
  for (const action of ACTIONS) session.setActionHandler(action, null)
}
