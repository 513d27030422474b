let element: HTMLAudioElement | null = null

/** 50 ms of nothing: playing it inside a tap lets the element speak later without one. */
const SILENCE =
  'data:audio/wav;base64,UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YRAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** One element for the whole session: a phone trusts the one it heard a tap for. */
export function sessionAudio(): HTMLAudioElement {
  element ??= Object.assign(new Audio(), { preload: 'auto' })
  return element
}

let isUnlocked = false
export function unlockAudio() {
  const audio = sessionAudio()
  if (isUnlocked || !audio.paused) return
  isUnlocked = true
  if (!audio.src) audio.src = SILENCE
  audio.play().then(
    () => {
      if (audio.src === SILENCE) audio.pause()
    },
    () => {
      isUnlocked = false
    },
  )
}

const unused: (() => void)[] = []
/** The element goes on reading a copy until it has another: only then is the copy let go. */
export const releaseAfterUse = (release: () => void) => void unused.push(release)
export function playFrom(src: string) {
  sessionAudio().src = src
  for (const release of unused.splice(0)) release()
}

/** A headset unplugged: the room must not hear what the ears heard. */
export function onOutputLost(listener: () => void) {
  const devices = navigator.mediaDevices
  if (!devices?.enumerateDevices) return () => {}
  const count = async () =>
    (await devices.enumerateDevices()).filter(({ kind }) => kind === 'audiooutput').length
  let before = count().catch(() => 0)
  const look = async () => {
    const had = await before
    before = count().catch(() => 0)
    if ((await before) < had) listener()
  }
  const changed = () => void look()
  devices.addEventListener('devicechange', changed)
  return () => devices.removeEventListener('devicechange', changed)
}
