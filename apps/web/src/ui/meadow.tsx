import { useId } from 'react'
import { starField } from './star-field'

/** Drawn well past both sides of the view box: a wide frame shows more meadow, not less sky. */
const WIDE = 910
const LEFT = -260
const strew = (field: Parameters<typeof starField>[0]) =>
  starField(field).map((point) => ({ ...point, x: point.x + LEFT }))
const STARS = strew({ count: 180, seed: 11, width: WIDE, height: 260 })
const TUFTS = strew({ count: 280, seed: 33, width: WIDE, height: 130 })
const FLOWERS = strew({ count: 46, seed: 8, width: WIDE, height: 82 })
const GLOWS = strew({ count: 30, seed: 3, width: WIDE, height: 200 })
const PETALS = ['#f7a8b8', '#f4f0ff', '#ffd166', '#b79be6']

type Sky = 'day' | 'night'
const COLOURS = {
  day: {
    sky: ['#9fdcff', '#cdeeff', '#fff0cf'],
    far: ['#cfe3a2', '#a9d08a'],
    mid: ['#a5d378', '#7cba5c'],
    near: ['#8fcb58', '#3f8f4e'],
    leaf: ['#a9d77a', '#5d9f52'],
    roof: ['#d9776a', '#a9484f'],
    wall: ['#fff3da', '#e3cba6'],
    window: '#cbe9f7',
    tuft: ['#5fae4d', '#3d8a48'],
    trunk: '#7a5a48',
  },
  night: {
    sky: ['#15142b', '#2a2560', '#40387e'],
    far: ['#2f3a6a', '#26305c'],
    mid: ['#23435e', '#1c3a52'],
    near: ['#1f4a4c', '#0f2a33'],
    leaf: ['#2c4a68', '#182c47'],
    roof: ['#5a4479', '#3a2c5c'],
    wall: ['#54507f', '#393763'],
    window: '#ffdf8f',
    tuft: ['#2f6658', '#1a4047'],
    trunk: '#2b2a44',
  },
} as const

const Gradient = ({ id, stops }: { id: string; stops: readonly string[] }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    {stops.map((colour, index) => (
      <stop key={colour} offset={index / (stops.length - 1)} stopColor={colour} />
    ))}
  </linearGradient>
)

const Tree = ({
  id,
  trunk,
  x,
  y,
  scale,
}: {
  id: string
  trunk: string
  x: number
  y: number
  scale: number
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-4 56c3-14 3-26 1-38h8c-1 14 1 26 5 38Z" fill={trunk} />
    <path
      d="M-26 22c-9-2-10-15-2-18-5-11 8-19 15-13C-10-24 8-25 12-14c11-5 21 6 16 15 9 3 9 16 0 19-4 9-19 10-25 4-6 7-24 7-29-2Z"
      fill={`url(#${id}leaf)`}
    />
    <path
      d="M-20 16c6 8 18 8 24 1M-16-4c3-6 10-8 15-5M8-8c6-3 13 0 13 6"
      fill="none"
      stroke="#fff"
      strokeOpacity=".25"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </g>
)

/** The hill the kids stand on; the sky follows the clock through the theme. */
export function Meadow({ sky, className }: { sky: Sky; className?: string }) {
  const id = useId()
  const colour = COLOURS[sky]
  const isNight = sky === 'night'
  return (
    <svg
      viewBox="0 0 390 462"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        {(['sky', 'far', 'mid', 'near', 'leaf', 'roof', 'wall'] as const).map((part) => (
          <Gradient key={part} id={`${id}${part}`} stops={colour[part]} />
        ))}
        <radialGradient id={`${id}spark`}>
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset=".3" stopColor="#ffe08a" stopOpacity=".7" />
          <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset=".4" stopColor="#fff6d6" stopOpacity=".4" />
          <stop offset="1" stopColor="#fff6d6" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}moon`} cx=".36" cy=".32" r=".85">
          <stop offset="0" stopColor="#fffdf2" />
          <stop offset=".7" stopColor="#f8efc9" />
          <stop offset="1" stopColor="#e2d3a0" />
        </radialGradient>
        <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .5 -.16" />
        </filter>
      </defs>
      <rect x="-260" width="910" height="462" fill={`url(#${id}sky)`} />
      {isNight ? (
        <>
          {STARS.map(({ x, y, size }) => (
            <circle
              key={`${x}-${y}`}
              cx={x}
              cy={y}
              r={0.4 + size}
              fill="#fff"
              opacity={0.35 + size * 0.55}
            />
          ))}
          <circle cx="352" cy="172" r="92" fill={`url(#${id}halo)`} />
          <circle cx="352" cy="172" r="40" fill={`url(#${id}moon)`} />
          <g fill="#d6c795" opacity=".5">
            <ellipse cx="340" cy="164" rx="9" ry="7" />
            <ellipse cx="364" cy="184" rx="10" ry="8" />
            <ellipse cx="362" cy="156" rx="5" ry="4" />
          </g>
        </>
      ) : (
        <g fill="#fff" opacity=".92">
          <path d="M288 106c-8-2-8-14 2-15 0-14 18-18 25-9 8-16 36-14 40 4 14-6 30 2 29 14 12 0 14 8 4 8H294c-4 0-6-1-6-2Z" />
        </g>
      )}
      <path
        d="M-260 250c80-30 180 30 260 12 44-26 92-30 140-8 46 20 84-20 140-18 40 2 76 18 110 12 90-14 170-30 260 6v208H-260Z"
        fill={`url(#${id}far)`}
      />
      <path
        d="M-260 300c90-20 180 24 260 6 60-24 120-22 180-8 70 14 140-26 210-16 90 8 170 26 260 4v176H-260Z"
        fill={`url(#${id}mid)`}
      />
      <g transform="translate(356 236)">
        <path d="M-18 26h56v36h-56Z" fill={`url(#${id}wall)`} />
        <path d="M-26 28C-14 4 6-4 18-4s26 10 34 32c-26 4-54 4-78 0Z" fill={`url(#${id}roof)`} />
        <path d="M-8 44c0-10 15-10 15 0v10H-8Z" fill={colour.window} />
        {isNight && <circle cx="0" cy="48" r="34" fill={`url(#${id}spark)`} opacity=".45" />}
      </g>
      <Tree id={id} trunk={colour.trunk} x={316} y={238} scale={0.9} />
      <Tree id={id} trunk={colour.trunk} x={236} y={256} scale={0.55} />
      <Tree id={id} trunk={colour.trunk} x={-70} y={246} scale={0.8} />
      <Tree id={id} trunk={colour.trunk} x={-170} y={252} scale={0.5} />
      <Tree id={id} trunk={colour.trunk} x={470} y={248} scale={0.7} />
      <path
        d="M-260 326c90-14 180 10 260-6 70-22 150-18 220-10 64 8 118-10 170-14 90-2 180 20 260 8v158H-260Z"
        fill={`url(#${id}near)`}
      />
      {TUFTS.map(({ x, y, size }) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${326 + y}) scale(${0.4 + y / 150 + size * 0.35})`}
          d="M0 0c-1-9-5-14-9-16 2 5 4 10 5 16ZM1 0c-1-11 0-18 3-25 1 8 1 16 1 25ZM6 0c1-8 5-13 10-16-3 6-4 10-4 16Z"
          fill={size > 0.4 ? colour.tuft[0] : colour.tuft[1]}
        />
      ))}
      {FLOWERS.map(({ x, y }, index) => (
        <g
          key={`${x}-${y}`}
          transform={`translate(${x} ${336 + y}) scale(${0.55 + y / 220})`}
          opacity={isNight ? 0.45 : 1}
        >
          <path d="M0 0c1 6 1 12 0 18" stroke={colour.tuft[1]} strokeWidth="2" fill="none" />
          <g fill={PETALS[index % PETALS.length]}>
            <circle cx="-4" r="3.4" />
            <circle cx="4" r="3.4" />
            <circle cy="-4" r="3.4" />
            <circle cy="4" r="3.4" />
          </g>
          <circle r="2.4" fill="#f6b73c" />
        </g>
      ))}
      {isNight &&
        GLOWS.map(({ x, y, size }) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={230 + y}
            r={3 + size * 5}
            fill={`url(#${id}spark)`}
            opacity={0.5 + size * 0.5}
          />
        ))}
      <rect x="-260" width="910" height="462" filter={`url(#${id}grain)`} opacity=".14" />
    </svg>
  )
}
