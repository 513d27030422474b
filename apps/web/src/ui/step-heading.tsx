import { useEffect, useRef } from 'react'

/** The title of a step. What was pressed is gone with the last one: whoever cannot see it is led here. */
export function StepHeading({
  isArrived,
  className,
  children,
}: {
  /** False on the step a screen opens with. */
  isArrived: boolean
  className: string
  children: string
}) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrived) ref.current?.focus({ preventScroll: true })
  }, [isArrived])
  return (
    <h1 ref={ref} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  )
}
