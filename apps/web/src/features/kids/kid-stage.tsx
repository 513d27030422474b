import type { Companion, CompanionType } from '@luciole/contract/companions'
import type { Kid } from '@luciole/contract/kids'
import { HEIGHT_BESIDE_KID } from '#features/companions/height-beside-kid'
import { drawnFrom } from '#features/companions/drawn-from'
import { useCompanions } from '#features/companions/companions.queries'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { starField } from '#ui/star-field'
import { starPath } from '#ui/star-shape'
import { KidFigure } from './kid-figure.tsx'

/** Longer names need the room beside the kid. */
export const SHORT_NAME = 8
/** Written in more than one line. */
export const LONG_NAME = 14
const UPRIGHT = new Set<CompanionType>(['boy', 'girl', 'dad', 'mom'])
/** In letters, as the kid is; taller would leave the stage. */
const KID = 18
const TALLEST = 20
const STARS = starField({ count: 9, seed: 5, width: 390, height: 240 })

/** Who stands behind the hill is smaller. */
const BEHIND = 0.8

function Friend({ companion, scale = 1 }: { companion: Companion; scale?: number }) {
  const { portrait, type } = companion
  const look = 'w-auto max-w-none flex-none drop-shadow-md'
  const style = { height: `${Math.min(TALLEST, KID * HEIGHT_BESIDE_KID[type]) * scale}em` }
  if (portrait.images)
    return <img src={portrait.images.figure} alt="" className={look} style={style} />
  const isComing = portrait.state === 'painting'
  return (
    <AvatarPreview
      character={drawnFrom(companion)}
      crop="figure"
      style={style}
      className={`${look} ${isComing ? 'opacity-60' : ''}`}
    />
  )
}

/** The kid's own colour above a curved edge; kid and friends stand over it, on the paper. */
export function KidStage({ kid }: { kid: Kid }) {
  const { data: companions = [] } = useCompanions(kid.id)
  // Under the name there is room for who is small; who stands tall needs a wider page.
  const [first, second] = companions.filter(({ type }) => !UPRIGHT.has(type))
  const isWideName = kid.name.length > SHORT_NAME
  const upright = companions.find(({ type }) => UPRIGHT.has(type))
  const tall = isWideName ? null : upright
  const isPainted = kid.portrait.state !== 'painting'
  const behind = !first && isPainted && kid.name.length <= LONG_NAME ? upright : null
  return (
    <div
      className="relative h-[calc(19.25rem+max(0.75rem,env(safe-area-inset-top)))] overflow-hidden low:h-62"
      style={{ background: `var(--kid-${kid.color})` }}
    >
      {/* Each whole, however wide the page. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-[62%] opacity-45 [--star:1.2rem] lg:[--star:2.4rem] night:opacity-25"
      >
        {STARS.map(({ x, y, size }) => (
          <svg
            key={`${x}-${y}`}
            viewBox="-10 -10 20 20"
            className="absolute w-(--star) fill-accent"
            style={{
              left: `calc((100% - var(--star)) * ${x / 390})`,
              top: `calc((100% - var(--star)) * ${y / 240})`,
            }}
          >
            <path
              d={starPath({ points: 5, outer: 4 + size * 5, inner: 1.9 + size * 2.3, x: 0, y: 0 })}
            />
          </svg>
        ))}
      </div>
      {behind && (
        <div
          className={`absolute inset-x-0 top-[45%] mx-auto low:top-[28%] flex max-w-160 justify-end pr-[9.75em] text-[min(1rem,4.2vw)] ${tall ? 'md:hidden low:flex' : ''}`}
        >
          <Friend companion={behind} scale={BEHIND} />
        </div>
      )}
      <svg
        viewBox="0 0 390 370"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full text-page"
      >
        <path d="M0 300C70 274 140 268 222 292c60 16 108 12 168-8v87H0Z" fill="currentColor" />
      </svg>
      {/* Drawn people do not grow with letters further than a phone is wide. */}
      <div className="absolute inset-x-0 bottom-0 mx-auto flex max-w-160 items-end justify-end pr-2 text-[min(1rem,4.2vw)] md:pr-16">
        {first && (
          <span className="-mr-9">
            <Friend companion={first} />
          </span>
        )}
        <KidFigure kid={kid} className="h-[18em] flex-none low:h-[13em]" />
        {second && !isWideName && (
          <span className={`-ml-13 ${tall ? 'md:hidden' : ''}`}>
            <Friend companion={second} />
          </span>
        )}
        {tall && (
          <span className="-ml-6 hidden md:block low:hidden">
            <Friend companion={tall} />
          </span>
        )}
      </div>
    </div>
  )
}
