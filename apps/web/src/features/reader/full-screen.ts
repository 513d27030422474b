import { useEffect, useSyncExternalStore } from 'react'

const isOn = () => Boolean(document.fullscreenElement)

function follow(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** A browser that will not stays as it is. */
export async function toggleFullScreen() {
  const asked = isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()
  await asked?.catch(() => undefined)
}

/** Whether the screen is the book's now, and whether this browser can give it at all. */
export const useFullScreen = () => ({
  isOn: useSyncExternalStore(follow, isOn),
  isOffered: document.fullscreenEnabled,
})

/** The screen is given back with the book. */
export function useScreenGivenBack() {
  useEffect(
    () => () => {
      if (isOn()) void toggleFullScreen()
    },
    [],
  )
}
