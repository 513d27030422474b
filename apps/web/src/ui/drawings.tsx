import { Cloud, Perched, Stars } from './drawing-bits.tsx'
import { DrawingEgg } from './drawing-egg.tsx'
import { starPath } from './star-shape'

const Waves = ({ y }: { y: number }) => (
  <>
    <path
      d={`M62 ${y}c40-8 70 6 104 0s60-8 98 0c6 22-36 34-98 34s-112-10-104-34Z`}
      fill="#8fb9e6"
      opacity=".85"
    />
    <path
      d={`M84 ${y + 13}c18-6 30 5 48 0M150 ${y + 19}c18-6 32 4 50 0M196 ${y + 8}c14-5 26 4 42 0`}
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
)

/** A paper boat that ran aground: something went wrong. */
export const StrandedBoat = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <Cloud x={226} y={30} />
        <Waves y={178} />
        <g transform="rotate(-9 170 160)">
          <path d="M166 66 216 142H122Z" fill={`url(#${id}paper)`} />
          <path d="M166 66 216 142h-46Z" fill={`url(#${id}shade)`} />
          <path
            d="M70 132c30 14 62 18 96 18s70-6 98-20l-34 62c-40 10-86 10-124 0Z"
            fill={`url(#${id}paper)`}
          />
          <path d="M166 150c34 0 70-6 98-20l-34 62c-20 5-42 8-64 8Z" fill={`url(#${id}shade)`} />
          <path
            d="M112 166c18 5 34 7 50 7M118 180c14 3 28 4 44 4"
            stroke="#b3a79c"
            strokeWidth="1.6"
            fill="none"
            strokeLinecap="round"
            opacity=".7"
          />
        </g>
        <path
          d="M60 190c46-9 92 8 142 0 24-4 44-3 62 0-8 12-50 22-98 22s-98-8-106-22Z"
          fill="#8fb9e6"
          opacity=".9"
        />
        <path
          d="M74 194c20-7 34 5 54 0s36-5 54 0"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <circle cx="104" cy="92" r="34" fill={`url(#${id}glow)`} />
        <Perched id={`${id}f`} x={82} y={58} scale={0.95} />
      </>
    )}
  </DrawingEgg>
)

const LAMP_BODY = 'M-26-34c-12 14-14 40-4 72h60c10-32 8-58-4-72Z'
const HangingLantern = ({ id, lit }: { id: string; lit: boolean }) => (
  <>
    {lit && <circle cx="0" cy="2" r="86" fill={`url(#${id}glow)`} />}
    <path d="M0-58v-46" stroke={`url(#${id}wood)`} strokeWidth="4" strokeLinecap="round" />
    <path d="M-18-46h36l8 12h-52ZM-24 38h48l-6 12h-36Z" fill={`url(#${id}wood)`} />
    <path d="M-10-50c0-14 20-14 20 0" fill="none" stroke="#8a5c38" strokeWidth="4" />
    <path
      d={LAMP_BODY}
      fill={lit ? '#fdc862' : 'var(--sunken)'}
      stroke={lit ? '#ef9a34' : 'var(--field)'}
      strokeWidth="3"
    />
    <path
      d="M-13-34c-6 20-6 50 0 72M13-34c6 20 6 50 0 72M0-34v72"
      fill="none"
      stroke={lit ? '#fff3c4' : 'var(--field)'}
      strokeOpacity={lit ? 0.8 : 0.55}
      strokeWidth="2.4"
    />
  </>
)

/** A lantern without its light: no network. */
export const UnlitLantern = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <Cloud x={62} y={48} scale={1.2} />
        <Cloud x={226} y={72} />
        <path
          d="M252 226C262 150 250 60 206 40c-24-10-44 2-46 18"
          fill="none"
          stroke={`url(#${id}wood)`}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <g transform="translate(160 138)">
          <HangingLantern id={id} lit={false} />
        </g>
        <Perched id={`${id}f`} x={54} y={132} scale={0.85} />
      </>
    )}
  </DrawingEgg>
)

/** An old lantern going out beside a new one: the app is outdated. */
export const NewLantern = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <g transform="translate(96 132) scale(.8) rotate(-7)">
          <HangingLantern id={id} lit={false} />
        </g>
        <g transform="translate(208 132)">
          <HangingLantern id={id} lit />
        </g>
        <Perched id={`${id}f`} x={238} y={52} scale={0.8} />
        <Stars
          at={[
            [140, 52, 8],
            [274, 132, 6],
            [154, 190, 5],
          ]}
        />
      </>
    )}
  </DrawingEgg>
)

/** A signpost in the grass: this path leads nowhere. */
export const Signpost = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <Cloud x={212} y={36} />
        <Cloud x={52} y={62} scale={0.8} />
        <path
          d="M42 196c46-34 96-30 128-18 44-22 84-10 108 18-22 22-66 32-118 32s-98-12-118-32Z"
          fill="#7fb37a"
          opacity=".85"
        />
        <path d="M136 228c6-24 30-30 24-46 24 12 8 26 24 46Z" fill="#d9b98a" />
        <path d="M150 70h14l3 120h-20Z" fill={`url(#${id}wood)`} />
        <path
          d="M104 76h92l18 17-18 17h-92Z"
          fill={`url(#${id}paper)`}
          stroke="#b48a5c"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M212 122h-84l-18 16 18 16h84Z"
          fill={`url(#${id}paper)`}
          stroke="#b48a5c"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d={starPath({ points: 5, outer: 9, inner: 4, x: 150, y: 93 })} fill="#f9b13e" />
        <path
          d="M170 130c10-4 18 4 12 12 8-2 12 8 4 10"
          fill="none"
          stroke="#9a8fd0"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M66 204c4-12 2-18-3-24M72 206c0-10 5-16 10-20M244 208c0-12 5-18 10-22M250 210c4-8 10-10 14-12"
          fill="none"
          stroke="#4f8a58"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <Perched id={`${id}f`} x={186} y={38} scale={0.75} />
      </>
    )}
  </DrawingEgg>
)
