import { Perched, Stars } from './drawing-bits.tsx'
import { DrawingEgg } from './drawing-egg.tsx'
import { starPath } from './star-shape'

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
        <rect x="94" y="46" width="132" height="150" rx="8" fill={`url(#${id}paper)`} />
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
          d="M76 205 132 168M244 205l-56-37"
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
