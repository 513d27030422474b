import { type CSSProperties, useId, useLayoutEffect, useRef } from 'react'
import { FireflyBody } from './firefly-body.tsx'
import { flyTo } from './firefly-flight'

const lastPerch = new Map<string, DOMRect>()

type Props = {
  size?: number
  /** Fireflies of one flight are one animal: mounted elsewhere, it flies there from its last perch. */
  flight?: string
  className?: string
  style?: CSSProperties
}

/** Sits on the next action. Decoration only: what is next is said in words too. */
export function Firefly({ size = 40, flight, className, style }: Props) {
  const id = useId()
  const ref = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!flight || !element) return
    const from = lastPerch.get(flight)
    if (from) flyTo({ element, from })
    return () => {
      lastPerch.set(flight, element.getBoundingClientRect())
    }
  }, [flight])
  return (
    <svg
      ref={ref}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={`pointer-events-none ${className ?? ''}`}
      style={style}
    >
      <FireflyBody id={id} />
    </svg>
  )
}
