import { Lock, Plus } from 'lucide-react'
import type { KidColor } from '@luciole/contract/kids'

type State =
  /** A whole picture fills the circle; our own faces have no background and rise out of it. */
  | { kind: 'ready'; image: string; isWhole?: boolean }
  /** Fills from below as the real steps are done; `image` is the silhouette once there is one. */
  | { kind: 'painting'; progress: number; image?: string | undefined }
  | { kind: 'locked'; image?: string | undefined }
  | { kind: 'none' }
  | { kind: 'add' }

/** The box is 1.32 circles high, and the circle its lower part. */
const CIRCLE = 'radial-gradient(50% 37.88% at 50% 62.12%, #000 99%, #0000)'
const ABOVE =
  'linear-gradient(to right, #0000 6%, #000 20% 80%, #0000 94%) top / 100% 60% no-repeat'
const WINDOW = 'circle(50% at 50% 50%)'

function Filling({ state }: { state: State }) {
  if (state.kind === 'ready' && state.isWhole)
    return (
      <img
        src={state.image}
        alt=""
        className="absolute inset-0 size-full rounded-full object-cover"
      />
    )
  if (state.kind === 'ready')
    return (
      // The circle plus a window above it: ears and hair rise out of their frame, a tail ends with it.
      <span
        className="absolute inset-x-0 -top-[32%] bottom-0"
        style={{ mask: `${CIRCLE}, ${ABOVE}` }}
      >
        <img src={state.image} alt="" className="size-full object-contain object-bottom" />
      </span>
    )
  if (state.kind === 'painting')
    return (
      <span className="absolute inset-0 overflow-hidden rounded-full" style={{ clipPath: WINDOW }}>
        {state.image && (
          <img src={state.image} alt="" className="size-full object-contain opacity-30 grayscale" />
        )}
        {state.image && (
          <img
            src={state.image}
            alt=""
            className="absolute inset-0 size-full object-contain transition-[clip-path] duration-700 ease-calm"
            style={{ clipPath: `inset(${(1 - state.progress) * 100}% 0 0 0)` }}
          />
        )}
        <span className="absolute inset-0 animate-shimmer bg-linear-115 from-transparent from-35% via-white/45 via-50% to-transparent to-65%" />
      </span>
    )
  if (state.kind === 'locked' && state.image)
    return (
      <span className="absolute inset-0 overflow-hidden rounded-full">
        <img
          src={state.image}
          alt=""
          className="size-full object-contain object-bottom opacity-45 grayscale"
        />
      </span>
    )
  return null
}

/** A round picture of somebody. The name beside it says who: the picture itself is silent. */
export function Portrait({
  state,
  color = 'lilac',
  size = 92,
}: {
  state: State
  color?: KidColor
  size?: number
}) {
  if (state.kind === 'add') {
    return (
      <span
        className="grid flex-none place-items-center rounded-full border-2 border-dashed border-field text-ink"
        style={{ width: size, height: size }}
      >
        <Plus aria-hidden="true" className="size-7" />
      </span>
    )
  }
  return (
    <span
      className="relative grid flex-none place-items-center rounded-full"
      style={{
        width: size,
        height: size,
        background: state.kind === 'locked' ? 'var(--sunken)' : `var(--kid-${color})`,
      }}
    >
      <Filling state={state} />
      {state.kind === 'locked' && (
        <span className="absolute -top-1 -right-1 grid size-9 place-items-center rounded-full bg-field text-white shadow-[0_0_0_3px_var(--page)]">
          <Lock aria-hidden="true" className="size-4.5" />
        </span>
      )}
    </span>
  )
}
