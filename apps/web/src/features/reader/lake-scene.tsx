import type { Character } from '@luciole/contract/character'
import { memo, useId } from 'react'
import { Moon } from '#ui/moon.tsx'
import { starField } from '#ui/star-field'
import { SittingFigures } from './sitting-figure.tsx'

const STARS = starField({ count: 170, seed: 12, width: 1600, height: 900 })
const RIPPLES = starField({ count: 90, seed: 44, width: 1600, height: 300 })
const MOONLIGHT = starField({ count: 22, seed: 5, width: 40, height: 190 })
const PINES = starField({ count: 70, seed: 9, width: 1600, height: 20 })

const AT_SEA = { feeling: 'awe', size: 240 } as const
const BOAT = { middle: 190, width: 112, tallest: 124, bottom: 711, rim: 682 } as const

/** A lake at night. The sky and the water take any frame; the boat keeps its size. */
export const LakeScene = memo(function LakeScene({
  hero,
  friends,
  isSwelling,
}: {
  hero: Character
  friends: readonly Character[]
  /** The boat rises and sinks slowly enough to breathe with. */
  isSwelling: boolean
}) {
  const id = useId()
  return (
    <div aria-hidden="true" className="lake-scene">
      <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" className="lake-sky">
        {STARS.map(({ x, y, size }) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r={0.8 + size * 1.6}
            fill="#fff"
            opacity={0.3 + size * 0.5}
          />
        ))}
      </svg>
      <Moon className="lake-moon" />
      <svg viewBox="0 0 1600 120" preserveAspectRatio="xMidYMax slice" className="lake-shore">
        <path
          d="M0 66c160-60 320-50 480-8 180-60 340-50 520 4 160-44 400-56 600 2v60H0Z"
          fill="#4a3888"
        />
        <path d="M0 92c240-46 460-20 720-6 280-34 560-26 880 10v30H0Z" fill="#332767" />
        {PINES.map(({ x, size }) => (
          <path
            key={x}
            d={`M${x} ${92 - 40 * size}l${6 + size * 5} ${36 + size * 40}h-${12 + size * 10}Z`}
            fill="#231a4f"
          />
        ))}
      </svg>
      <div className="lake-water">
        <svg viewBox="0 0 1600 300" preserveAspectRatio="xMidYMin slice">
          {RIPPLES.map(({ x, y, size }) => (
            <path
              key={`${x}-${y}`}
              d={`M${x} ${12 + y}h${20 + size * 46}`}
              stroke="#b9a2e4"
              strokeWidth="1.4"
              strokeLinecap="round"
              opacity={0.1 + size * 0.2}
            />
          ))}
        </svg>
      </div>
      <svg viewBox="0 0 100 200" className="lake-moonlight">
        {MOONLIGHT.map(({ x, y, size }) => (
          <path
            key={`${x}-${y}`}
            d={`M${50 - 9 - size * 22 + x * 0.2} ${y}h${18 + size * 36}`}
            stroke="#fbeec2"
            strokeWidth="2.2"
            strokeLinecap="round"
            opacity={0.5 - y / 460}
          />
        ))}
      </svg>
      <svg
        viewBox="100 560 200 190"
        className={`lake-boat overflow-visible ${isSwelling ? 'lake-boat-swelling' : ''}`}
      >
        <defs>
          <radialGradient id={`${id}glow`}>
            <stop offset="0" stopColor="#ffdf94" stopOpacity=".75" />
            <stop offset="1" stopColor="#ffdf94" stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`${id}paper`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#fbf6ec" />
            <stop offset="1" stopColor="#b9b1cf" />
          </linearGradient>
        </defs>
        <circle cx="272" cy="636" r="66" fill={`url(#${id}glow)`} />
        <path
          d="M238 690c6-46 12-66 34-66"
          fill="none"
          stroke="#c99a52"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M264 628h17l4 22c0 8-24 8-24 0Z" fill="#ffd98a" />
        <path d="M262 626h21l-3-6h-15Z" fill="#a9783c" />
        <path d="M112 676 196 664l86 8-86 22Z" fill="#8d84ad" />
        <SittingFigures look={AT_SEA} characters={[hero, ...friends]} bench={BOAT} />
        <path d="M112 676 150 722h92l40-50-58 16-28 4-32-4Z" fill={`url(#${id}paper)`} />
        <path d="M112 676 196 692l-16 30h-30Z" fill="#fff" opacity=".55" />
        <path d="M282 672 196 692l22 30h24Z" fill="#9a92b6" opacity=".4" />
        <path
          d="M118 730c50 9 110 9 158-1"
          fill="none"
          stroke="#ffdf94"
          strokeWidth="1.6"
          opacity=".5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
})
