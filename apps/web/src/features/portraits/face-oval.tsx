import { FRAME, frameOval } from './photo-likeness'

/** The oval over a frame: what is outside steps back. */
export function FaceOval() {
  const { cx, cy, rx, ry } = frameOval()
  const { width, height } = FRAME
  const hole = `M0 0H${width}V${height}H0Z M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={hole} fill="rgb(14 12 32 / .58)" fillRule="evenodd" />
      <ellipse
        cx={cx}
        cy={cy}
        rx={rx + 10}
        ry={ry + 10}
        fill="none"
        stroke="#fbe3a8"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="none" stroke="#fbe3a8" strokeWidth="5" />
    </svg>
  )
}
