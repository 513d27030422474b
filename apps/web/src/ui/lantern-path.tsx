import { useId } from 'react'
import { Firefly } from './firefly.tsx'
import { Lantern, LanternLight } from './lantern.tsx'

export type LanternStep = { name: string; state: 'done' | 'current' | 'ahead' }
type Place = { x: number; y: number }
type Props = {
  /** What the whole path says: "Step 2 of 6". */
  label: string
  steps: readonly LanternStep[]
  /** A lit lantern goes back to its step. */
  onReturn: (step: number) => void
}

const ROW = { width: 262, height: 58 }
const COLUMN = { width: 300, height: 690 }

const rowPlaces = (count: number): Place[] =>
  Array.from({ length: count }, (_, step) => ({
    x: 18 + (step * 226) / Math.max(1, count - 1),
    y: step === 0 ? 44 : step % 2 === 0 ? 42 : 29,
  }))
const columnPlaces = (count: number): Place[] =>
  Array.from({ length: count }, (_, step) => ({
    x: 88 + (step % 2) * 58 + (step % 3) * 5,
    y: 630 - (step * 545) / Math.max(1, count - 1),
  }))

const through = (places: readonly Place[], rise: number) =>
  places
    .map(({ x, y }, step) => {
      const before = places[step - 1]
      if (!before) return `M${x} ${y - rise}`
      const half = rise
        ? `${(x + before.x) / 2} ${before.y - rise} ${(x + before.x) / 2} ${y - rise}`
        : `${before.x} ${(y + before.y) / 2} ${x} ${(y + before.y) / 2}`
      return `C${half} ${x} ${y - rise}`
    })
    .join('')

const isReached = ({ state }: LanternStep) => state !== 'ahead'
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

function Targets({
  steps,
  places,
  box,
  onReturn,
}: Omit<Props, 'label'> & { places: readonly Place[]; box: Place }) {
  return steps.map((step, index) => {
    const place = places[index]
    if (!place || step.state !== 'done') return null
    return (
      <button
        key={step.name}
        type="button"
        aria-label={step.name}
        onClick={() => onReturn(index)}
        className="absolute size-12 -translate-1/2 rounded-full"
        style={{ left: percent(place.x, box.x), top: percent(place.y, box.y) }}
      />
    )
  })
}

/** Six lanterns on a string, lit as you go: the phone's way of saying how far it is. */
export function LanternRow({ label, steps, onReturn }: Props) {
  const id = useId()
  const places = rowPlaces(steps.length)
  const current = steps.findIndex(({ state }) => state === 'current')
  const perch = places[current]
  return (
    <div role="group" aria-label={label} className="relative w-[258px] max-w-full">
      <svg
        viewBox={`0 0 ${ROW.width} ${ROW.height}`}
        aria-hidden="true"
        className="w-full overflow-visible"
      >
        <LanternLight id={id} />
        <path
          d={through(places, 10)}
          fill="none"
          stroke="var(--field)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeDasharray="1 6"
          opacity=".8"
        />
        {places.map(({ x, y }, step) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Lantern
              id={id}
              lit={steps[step] !== undefined && isReached(steps[step])}
              scale={step === current ? 1.25 : 1}
            />
          </g>
        ))}
      </svg>
      <Targets
        steps={steps}
        places={places}
        box={{ x: ROW.width, y: ROW.height }}
        onReturn={onReturn}
      />
      {perch && (
        <Firefly
          key={current}
          size={31}
          flight="lanterns"
          className="absolute"
          style={{ left: `calc(${percent(perch.x, ROW.width)} + 9px)`, top: perch.y - 42 }}
        />
      )}
    </div>
  )
}

/** The same path on a tablet or a desk: a winding way up, with the names of the steps. */
export function LanternColumn({ label, steps, onReturn }: Props) {
  const id = useId()
  const places = columnPlaces(steps.length)
  const way = `M34 ${COLUMN.height}C44 665 70 660 ${places[0]?.x ?? 0} 640${through(places, 0).replace('M', 'L')}`
  const current = steps.findIndex(({ state }) => state === 'current')
  const perch = places[current]
  return (
    <div role="group" aria-label={label} className="relative w-75">
      <svg
        viewBox={`0 0 ${COLUMN.width} ${COLUMN.height}`}
        aria-hidden="true"
        className="w-full overflow-visible"
      >
        <LanternLight id={id} />
        <path
          d={way}
          fill="none"
          stroke="var(--page)"
          strokeWidth="30"
          strokeLinecap="round"
          opacity=".62"
        />
        <path
          d={way}
          fill="none"
          stroke="var(--wood)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        {places.map(({ x, y }, step) => (
          <g key={y} transform={`translate(${x} ${y})`}>
            <Lantern
              id={id}
              lit={steps[step] !== undefined && isReached(steps[step])}
              scale={step === current ? 2.3 : 1.8}
            />
          </g>
        ))}
      </svg>
      <Targets
        steps={steps}
        places={places}
        box={{ x: COLUMN.width, y: COLUMN.height }}
        onReturn={onReturn}
      />
      {steps.map((step, index) => (
        <span
          key={step.name}
          aria-hidden="true"
          className={`pointer-events-none absolute -translate-y-1/2 font-title ${step.state === 'current' ? 'text-lg font-semibold text-ink' : 'font-medium text-muted'}`}
          style={{
            left: (places[index]?.x ?? 0) + 36,
            top: percent(places[index]?.y ?? 0, COLUMN.height),
          }}
        >
          {step.name}
        </span>
      ))}
      {perch && (
        <Firefly
          key={current}
          size={50}
          flight="lanterns"
          className="absolute"
          style={{ left: perch.x - 84, top: `calc(${percent(perch.y, COLUMN.height)} - 56px)` }}
        />
      )}
    </div>
  )
}
