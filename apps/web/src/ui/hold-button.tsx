import { useEffect, useRef, useState } from 'react'

export const HOLD_MS = 1500

/**
 * Held for a moment by finger, mouse or key, it fills and opens: small hands let go before. A press
 * without a hold, as screen readers and switches make it, opens at once.
 */
export function HoldButton({ label, onHeld }: { label: string; onHeld: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = () => {
    setHeld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(onHeld, HOLD_MS)
  }
  const stop = () => {
    setHeld(false)
    clearTimeout(timer.current)
  }
  const isPressKey = (key: string) => key === 'Enter' || key === ' '
  const wasTouched = useRef(false)
  return (
    <button
      type="button"
      onPointerDown={() => {
        wasTouched.current = true
        start()
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={({ key, repeat }) => {
        if (!isPressKey(key) || repeat) return
        wasTouched.current = true
        start()
      }}
      onKeyUp={stop}
      onBlur={stop}
      onClick={() => {
        if (!wasTouched.current) onHeld()
        wasTouched.current = false
      }}
      onContextMenu={(event) => event.preventDefault()}
      className="relative min-h-16 w-full touch-none overflow-hidden rounded-full bg-surface px-6 font-title text-base font-medium text-ink shadow-[inset_0_0_0_1.5px_var(--field)] select-none"
    >
      <span
        aria-hidden="true"
        className={`absolute inset-0 origin-left bg-accent/45 ease-linear ${isHeld ? 'scale-x-100 transition-[scale] duration-1500' : 'scale-x-0'}`}
      />
      <span className="relative">{label}</span>
    </button>
  )
}
