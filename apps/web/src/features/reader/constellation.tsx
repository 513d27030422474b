import type { Character } from '@luciole/contract/character'
import { useId, type CSSProperties } from 'react'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { Firefly } from '#ui/firefly.tsx'
import { outlineOf, SIGNS } from './constellations.data'
import { starPoints, type Point } from './star-points'

/** The portrait the outlines were taken from. */
const PORTRAIT = { width: 300, height: 400 }
/** The drawing is 100 by 100, with room for the glow of its outermost stars. */
const ROOM = 4
const SIDE = 100 + 2 * ROOM
const STAR = 'M0-3.4.7-.7 3.4 0 .7.7 0 3.4-.7.7-3.4 0-.7-.7Z'
const percent = (length: number) => `${(length / SIDE) * 100}%`

/** An outline made as large as the sky allows, and where its portrait then stands. */
function enlarge(outline: readonly Point[]): { points: Point[]; box: CSSProperties } {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const centre = (Math.min(...xs) + Math.max(...xs)) / 2
  const ground = Math.max(...ys)
  const scale = 100 / Math.max(Math.max(...xs) - Math.min(...xs), ground - Math.min(...ys))
  const place = ([x, y]: Point): Point => [50 + (x - centre) * scale, 100 - (ground - y) * scale]
  const [left, top] = place([0, 0])
  return {
    points: outline.map(place),
    box: {
      left: percent(left + ROOM),
      top: percent(top + ROOM),
      width: percent(PORTRAIT.width * scale),
      height: percent(PORTRAIT.height * scale),
    },
  }
}

/** Its largest size leaves the boat's heads free of stars: a face with a ring on it is nobody's. */
const ROOM_ABOVE_BOAT =
  'max-w-[min(22rem,38svh,max(9rem,78svh-25.4rem))] sm:max-w-[min(22rem,38svh,max(9rem,78svh-22rem))]'

/** The constellation is this story's hero; each real event lights one of its stars. */
export function Constellation({
  hero,
  total,
  lit,
}: {
  hero: Character
  total: number
  lit: number
}) {
  const id = useId()
  const isDrawn = hero.kind !== 'human' && !('body' in hero && hero.body)
  const outline = isDrawn ? outlineOf(hero.species) : null
  const creature = outline && enlarge(outline)
  const sign = SIGNS[total % SIGNS.length]
  const points = starPoints({ figure: creature?.points ?? sign?.points ?? [], total })
  const next = points[Math.min(lit, total - 1)] ?? [50, 50]
  return (
    <div
      className={`relative mx-auto my-4 aspect-square w-full ${ROOM_ABOVE_BOAT} low:absolute low:top-14 low:-left-16 low:m-0 low:w-44 low:max-w-none`}
    >
      {creature && (
        <AvatarPreview
          character={{ ...hero, scale: 1 } as Character}
          crop="figure"
          pose="sit"
          className="constellation-ghost absolute max-w-none"
          style={creature.box}
        />
      )}
      <svg
        viewBox={`${-ROOM} ${-ROOM} ${SIDE} ${SIDE}`}
        aria-hidden="true"
        className="relative size-full overflow-visible"
      >
        <defs>
          <radialGradient id={id}>
            <stop offset="0" stopColor="#fff2c4" stopOpacity=".8" />
            <stop offset="1" stopColor="#fff2c4" stopOpacity="0" />
          </radialGradient>
        </defs>
        {!creature && <path d={sign?.drawing} fill="#cfc2f5" opacity=".16" />}
        {points.slice(1).map(([x, y], index) => {
          const [px, py] = points[index] ?? [x, y]
          const isLit = index + 1 < lit
          return (
            <path
              key={`${x}-${y}-line`}
              d={`M${px} ${py}L${x} ${y}`}
              stroke={isLit ? '#fbd88a' : '#b9aae8'}
              strokeWidth={isLit ? 0.9 : 0.6}
              strokeDasharray={isLit ? undefined : '1.2 2'}
              opacity={isLit ? 1 : 0.6}
            />
          )
        })}
        {points.map(([x, y], index) => (
          <g key={`${x}-${y}-star`} transform={`translate(${x} ${y})`}>
            {index < lit ? (
              <>
                <circle r="7" fill={`url(#${id})`} />
                <path d={STAR} fill="#fff8dd" />
              </>
            ) : (
              <circle r="1.5" fill="#241a52" stroke="#b9aae8" strokeWidth=".7" />
            )}
          </g>
        ))}
      </svg>
      <Firefly
        key={lit}
        flight="constellation"
        size={44}
        className="absolute"
        style={{ left: `${next[0] + 2}%`, top: `${next[1] - 8}%` }}
      />
    </div>
  )
}
