type Point = { x: number; y: number }
const FLIGHT_MS = 300
const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** A shallow arc from where it was: a firefly never flies straight. */
export function flightPath({ from, to }: { from: Point; to: Point }) {
  const dx = from.x - to.x
  const dy = from.y - to.y
  const lift = Math.min(48, Math.hypot(dx, dy) / 3)
  return [
    { translate: `${dx}px ${dy}px` },
    { translate: `${dx * 0.4}px ${dy * 0.4 - lift}px`, offset: 0.55 },
    { translate: '0px 0px' },
  ]
}

export function flyTo({ element, from }: { element: Element; from: DOMRect }) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const path = flightPath({ from: centre(from), to: centre(element.getBoundingClientRect()) })
  element.animate(path, { duration: FLIGHT_MS, easing: 'cubic-bezier(.3,.6,.3,1)' })
}
