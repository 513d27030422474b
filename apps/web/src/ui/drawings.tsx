import { DrawingEgg } from './drawing-egg.tsx'
import { FireflyBody } from './firefly-body.tsx'
import { starPath } from './star-shape'

const Cloud = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M4 24c-6-1-6-10 1-11 0-9 11-12 15-5 5-6 15-3 15 5 8 0 8 11 1 11Z"
    fill="var(--muted)"
    opacity=".28"
  />
)
const Stars = ({ at }: { at: readonly (readonly [number, number, number])[] }) =>
  at.map(([x, y, size]) => (
    <path
      key={`${x}-${y}`}
      d={starPath({ points: 4, outer: size, inner: size * 0.32, x, y })}
      fill="#f9b13e"
      opacity=".85"
    />
  ))
const Perched = ({
  id,
  x,
  y,
  scale = 0.8,
}: {
  id: string
  x: number
  y: number
  scale?: number
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <FireflyBody id={id} />
  </g>
)
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

/** A closed book and a moon: goodbye. */
export const ClosedBook = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <path d="M236 40a44 44 0 1 0 30 70 36 36 0 0 1-30-70Z" fill="#fbe9b4" />
        <path d="M70 176 78 96c1-9 7-14 16-13l104 10c8 1 12 6 12 14l-6 82Z" fill="#5d4aa8" />
        <path d="M70 176c-2 12 5 19 16 20l110 10c6 0 9-4 8-17Z" fill={`url(#${id}paper)`} />
        <path d="M76 186c30 4 80 9 126 12" stroke="#cfc2b2" strokeWidth="2" fill="none" />
        <path d="M70 176c-2 14 5 21 16 22l118 11v-8L88 190c-8-1-12-6-10-14Z" fill="#46378a" />
        <path d={starPath({ points: 5, outer: 20, inner: 9, x: 142, y: 138 })} fill="#f9b13e" />
        <path d="M176 204l-4 26 10-8 9 10 1-27Z" fill="#d2405a" />
        <Stars
          at={[
            [92, 54, 7],
            [150, 42, 5],
            [266, 156, 6],
          ]}
        />
      </>
    )}
  </DrawingEgg>
)

/** A letter with a wax seal: check your inbox. */
export const Letter = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <Stars
          at={[
            [70, 70, 7],
            [258, 62, 8],
            [48, 138, 5],
            [272, 150, 5],
          ]}
        />
        <g transform="rotate(-5 160 134)">
          <rect x="70" y="72" width="180" height="122" rx="12" fill={`url(#${id}shade)`} />
          <path
            d="M70 86c0-8 5-14 13-14h154c8 0 13 6 13 14v94c0 8-5 14-13 14H83c-8 0-13-6-13-14Z"
            fill={`url(#${id}paper)`}
          />
          <path
            d="M74 188 140 128M246 188l-66-60"
            stroke="#cdbfae"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path
            d="M73 80 148 140c8 6 16 6 24 0l75-60c-3-5-7-8-13-8H86c-6 0-10 3-13 8Z"
            fill="#f3ead9"
            stroke="#cdbfae"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <circle cx="160" cy="139" r="18" fill="#c8324a" />
          <circle cx="160" cy="139" r="13.500" fill="none" stroke="#e98a94" strokeWidth="1.500" />
          <path
            d={starPath({ points: 5, outer: 8.5, inner: 3.9, x: 160, y: 139.5 })}
            fill="#ffd9d4"
          />
        </g>
        <circle cx="226" cy="72" r="40" fill={`url(#${id}glow)`} />
        <Perched id={`${id}f`} x={200} y={34} scale={1} />
      </>
    )}
  </DrawingEgg>
)

/** An open letter with light coming out: confirmed. */
export const OpenLetter = () => (
  <DrawingEgg>
    {(id) => (
      <>
        <circle cx="160" cy="84" r="92" fill={`url(#${id}glow)`} />
        <path
          d="M72 120 150 58c6-5 14-5 20 0l78 62v76c0 8-6 14-14 14H86c-8 0-14-6-14-14Z"
          fill="#cdbfae"
        />
        <rect x="94" y="56" width="132" height="110" rx="8" fill={`url(#${id}paper)`} />
        <path
          d={starPath({ points: 5, outer: 26, inner: 12, x: 160, y: 100 })}
          fill="#f9b13e"
          stroke="#f9b13e"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M72 122v74c0 8 6 14 14 14h148c8 0 14-6 14-14v-74l-76 54c-8 5-16 5-24 0Z"
          fill="#f3ead9"
        />
        <path
          d="M76 204 146 158M244 204l-70-46"
          stroke="#cdbfae"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <Stars
          at={[
            [74, 76, 7],
            [250, 70, 8],
            [112, 34, 5],
            [214, 30, 6],
          ]}
        />
        <Perched id={`${id}f`} x={196} y={50} scale={0.85} />
      </>
    )}
  </DrawingEgg>
)
