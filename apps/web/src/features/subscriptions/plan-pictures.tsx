import { useId } from 'react'
import asleep1 from '#assets/welcome/asleep-1.webp'
import asleep2 from '#assets/welcome/asleep-2.webp'
import asleep3 from '#assets/welcome/asleep-3.webp'
import { starField } from '#ui/star-field'
import { starPath } from '#ui/star-shape'

const BLANKET_STARS = [
  [-54, 30],
  [-18, 30],
  [18, 30],
  [54, 30],
  [-36, 56],
  [0, 56],
  [36, 56],
  [-54, 82],
  [-18, 82],
  [18, 82],
  [54, 82],
] as const

const Bed = ({
  id,
  x,
  y,
  scale,
  face,
  blanket,
}: {
  id: string
  x: number
  y: number
  scale: number
  face: string
  blanket: readonly [string, string]
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={blanket[0]} />
        <stop offset="1" stopColor={blanket[1]} />
      </linearGradient>
    </defs>
    <path d="M-82-74c0-14 60-20 82-20s82 6 82 20v92H-82Z" fill="#b5804f" />
    <path d="M-82-74c0-14 60-20 82-20s82 6 82 20v7c0-13-60-17-82-17s-82 4-82 17Z" fill="#d9a672" />
    <path
      d="M-64-38c-4-16 20-20 64-20s68 4 64 20c-2 20-8 40-14 48H-50c-6-8-12-28-14-48Z"
      fill="#fff"
    />
    <path
      d="M-60-22c22 8 98 8 120 0-2 12-6 24-10 32H-50c-4-8-8-20-10-32Z"
      fill="#d8dcf0"
      opacity=".7"
    />
    <image href={face} x="-58" y="-86" width="116" height="116" />
    <path d="M-92 12c30-12 154-12 184 0l6 96H-98Z" fill={`url(#${id})`} />
    <g fill="#fff" opacity=".85">
      {BLANKET_STARS.map(([starX, starY]) => (
        <path
          key={`${starX}-${starY}`}
          d={starPath({ points: 5, outer: 5.5, inner: 2.4, x: starX, y: starY })}
        />
      ))}
    </g>
    <path
      d="M-98 14c-6-14 2-22 16-24 34-7 130-7 164 0 14 2 22 10 16 24-2 8-10 9-18 7-40-9-120-9-160 0-8 2-16 1-18-7Z"
      fill="#fffdf8"
    />
    <path
      d="M-90 18c40-12 140-12 180 0"
      fill="none"
      stroke="#d9d2c6"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </g>
)

const BLUE = ['#5b9be4', '#2f63b4'] as const
const GREEN = ['#58b870', '#2f8a52'] as const
const PINK = ['#e88fae', '#c25a86'] as const

/** One bed, or three: who will be listening. */
export function BedsPicture({ isFamily }: { isFamily: boolean }) {
  const id = useId()
  return (
    <svg viewBox="0 0 284 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}w`} cx=".5" cy=".3" r=".8">
          <stop offset="0" stopColor={isFamily ? '#cfe4ff' : '#fde3c4'} />
          <stop offset="1" stopColor={isFamily ? '#a9a6e4' : '#eeb184'} />
        </radialGradient>
      </defs>
      <rect width="284" height="200" fill={`url(#${id}w)`} />
      {isFamily ? (
        <>
          <Bed id={`${id}a`} x={66} y={86} scale={0.62} face={asleep2} blanket={GREEN} />
          <Bed id={`${id}b`} x={222} y={86} scale={0.62} face={asleep3} blanket={PINK} />
          <Bed id={`${id}c`} x={142} y={148} scale={0.76} face={asleep1} blanket={BLUE} />
        </>
      ) : (
        <Bed id={`${id}a`} x={142} y={116} scale={1.02} face={asleep1} blanket={BLUE} />
      )}
    </svg>
  )
}

const NIGHT = starField({ count: 42, seed: 12, width: 284, height: 150 })
const Sky = ({ id, stops }: { id: string; stops: readonly string[] }) => (
  <>
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {stops.map((colour, index) => (
          <stop key={colour} offset={index / (stops.length - 1)} stopColor={colour} />
        ))}
      </linearGradient>
    </defs>
    <rect width="284" height="200" fill={`url(#${id})`} />
    {NIGHT.map(({ x, y, size }) => (
      <circle
        key={`${x}-${y}`}
        cx={x}
        cy={y}
        r={0.4 + size * 1.1}
        fill="#fff"
        opacity={0.3 + size * 0.6}
      />
    ))}
  </>
)

/** A lantern by the path: a story now and then. */
export function LanternPicture() {
  const id = useId()
  return (
    <svg viewBox="0 0 284 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky id={`${id}s`} stops={['#38245e', '#5d3a7c', '#7c4d84']} />
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffe6a0" stopOpacity=".95" />
          <stop offset=".35" stopColor="#fbb944" stopOpacity=".4" />
          <stop offset="1" stopColor="#fbb944" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}l`} cx=".5" cy=".55" r=".6">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset=".5" stopColor="#ffe092" />
          <stop offset="1" stopColor="#f0a13c" />
        </radialGradient>
      </defs>
      <circle cx="178" cy="98" r="112" fill={`url(#${id}g)`} />
      <path
        d="M82 206c2-70 14-130 46-162 22-22 46-16 50 4"
        fill="none"
        stroke="#59372c"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M86 206c2-70 14-128 45-159 18-18 36-16 42-4"
        fill="none"
        stroke="#8a5a3c"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M178 46v10M150 72c4-14 14-18 28-18s24 4 28 18c-12-5-44-5-56 0Z"
        fill="#59372c"
        stroke="#59372c"
        strokeWidth="2"
      />
      <path d="M148 72c-9 24-6 46 8 62h44c14-16 17-38 8-62-16-5-44-5-60 0Z" fill={`url(#${id}l)`} />
      <path
        d="M163 70c-8 24-6 46 2 64M178 69v65M193 70c8 24 6 46-2 64"
        fill="none"
        stroke="#c97e2a"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <path d="M154 133c14 5 34 5 48 0l-4 12c-12 4-28 4-40 0Z" fill="#59372c" />
      <path d="M0 190c40-10 90-14 142-8s100 2 142-6v24H0Z" fill="#1d4a45" />
      <path
        d="M20 190l3-9 3 8 4-11 2 12 5-8 1 9M110 184l3-9 3 8 4-11 2 12 5-8 1 9M212 184l3-9 3 8 4-11 2 12 5-8 1 9M246 182l3-8 3 7"
        fill="none"
        stroke="#2f6a58"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A lighthouse: a story almost every evening. */
export function LighthousePicture() {
  const id = useId()
  return (
    <svg viewBox="0 0 284 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky id={`${id}s`} stops={['#1d1b4b', '#3b3480', '#7a589f', '#a56fae']} />
      <defs>
        <linearGradient id={`${id}l`} x1="1" x2="0">
          <stop offset="0" stopColor="#fff6d6" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff6d6" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}r`}>
          <stop offset="0" stopColor="#fff6d6" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff6d6" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}t`}>
          <stop offset="0" stopColor="#fffaf2" />
          <stop offset=".55" stopColor="#f3e7dc" />
          <stop offset="1" stopColor="#b9a5b4" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset=".3" stopColor="#ffe7a0" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffe7a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M142 46 0 4v66l142-14Z" fill={`url(#${id}l)`} />
      <path d="M142 46l142-42v66l-142-14Z" fill={`url(#${id}r)`} />
      <circle cx="142" cy="50" r="62" fill={`url(#${id}g)`} />
      <path d="M0 176h284v24H0Z" fill="#23447e" />
      <path
        d="M10 182h40M78 188h30M196 184h44M238 192h30M24 194h26"
        stroke="#7fa6de"
        strokeOpacity=".7"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M60 200c6-22 34-36 82-36s76 14 82 36Z" fill="#4a4263" />
      <path d="M126 66h32l8 108h-48Z" fill={`url(#${id}t)`} />
      <path d="M123.600 98h36.800l1.800 22h-40.400ZM120 142h44l1.800 22h-47.600Z" fill="#d1524e" />
      <path
        d="M145 98h15.400l1.800 22H146ZM147 142h17l1.800 22H148Z"
        fill="#8e2f47"
        opacity=".35"
      />
      <path d="M134 174v-16a8 8 0 0 1 16 0v16Z" fill="#59372c" />
      <path d="M118 62h48l-3 7h-42Z" fill="#473a63" />
      <path d="M127 36h30v27h-30Z" fill="#fff6c8" />
      <path
        d="M127 36h30v27h-30ZM137 36v27M147 36v27"
        fill="none"
        stroke="#473a63"
        strokeWidth="2.4"
      />
      <path d="M122 38c4-2 14-8 20-20 6 12 16 18 20 20Z" fill="#d1524e" />
      <circle cx="142" cy="16" r="3" fill="#f9d27a" />
    </svg>
  )
}
