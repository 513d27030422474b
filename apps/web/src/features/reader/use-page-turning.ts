import { useEffect, useRef, type PointerEvent } from 'react'
import { toggleFullScreen } from './full-screen'

const SWIPE_PX = 48
/** The strip at the top where close, language and menu were: a tap there calls them back. */
const SHARE_OF_CONTROLS = 0.12
/** A finger that went further was not tapping, wherever it came back to. */
const STILL_PX = 8

/** Arrows, swipe and the outer thirds of the page all turn it; its middle and its top call the controls. */
export function usePageTurning({
  onPrevious,
  onNext,
  onMiddle,
}: {
  onPrevious: () => void
  onNext: () => void
  onMiddle: () => void
}) {
  const start = useRef<{ x: number; y: number; isStill: boolean } | null>(null)
  const turn = useRef({ onPrevious, onNext })
  useEffect(() => {
    turn.current = { onPrevious, onNext }
  }, [onPrevious, onNext])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Find in page, back in the history: the browser's own keys stay its own.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.closest('input, textarea, [role=dialog], [role=slider]')) return
      if (event.key === 'ArrowRight' || event.key === 'PageDown') turn.current.onNext()
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') turn.current.onPrevious()
      else if (event.key === 'f' || event.key === 'F') void toggleFullScreen()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return {
    onPointerDown: (event: PointerEvent) => {
      // Two fingers want something else than the next page.
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY, isStill: true } : null
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      if (!from) return
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) from.isStill = false
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from || (event.target as HTMLElement).closest('button, a, input, label')) return
      const dx = event.clientX - from.x
      const isSwipe = Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(event.clientY - from.y)
      if (isSwipe) return dx < 0 ? onNext() : onPrevious()
      if (!from.isStill || getSelection()?.toString()) return
      const share = event.clientX / innerWidth
      if (event.clientY / innerHeight < SHARE_OF_CONTROLS) onMiddle()
      else if (share > 2 / 3) onNext()
      else if (share < 1 / 3) onPrevious()
      else onMiddle()
    },
  }
}
