/** The mark itself. `id` keeps the gradients of several fireflies on one page apart. */
export const FireflyBody = ({ id }: { id: string }) => (
  <>
    <defs>
      <radialGradient id={`${id}g`} cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#ffdf8f" stopOpacity=".85" />
        <stop offset=".45" stopColor="#f9b13e" stopOpacity=".32" />
        <stop offset="1" stopColor="#f9b13e" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}b`} cx=".42" cy=".6" r=".75">
        <stop offset="0" stopColor="#fff6d6" />
        <stop offset=".38" stopColor="#ffd673" />
        <stop offset="1" stopColor="#f29a2b" />
      </radialGradient>
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f3edff" />
        <stop offset="1" stopColor="#b9a2ee" />
      </linearGradient>
    </defs>
    <circle cx="26" cy="42" r="22" fill={`url(#${id}g)`} />
    <path
      d="M36 27C22 26 10 18 10.500 9.500 11 4.500 18 3.500 24 8.500 30 13.500 35 20.500 36 27Z"
      fill={`url(#${id}w)`}
      opacity=".96"
    />
    <path
      d="M38 27C36 16 39 5.500 45.500 4.500 50.500 4 52 10 49.500 16 47 21.500 42.500 25.500 38 27Z"
      fill={`url(#${id}w)`}
      opacity=".82"
    />
    <path
      d="M38.500 24.500C45 29 42.500 39.500 35.500 47 29 54 19.500 56.500 15.500 52.500 11.500 48.500 14 39 21 32 27 26 34 21.500 38.500 24.500Z"
      fill={`url(#${id}b)`}
    />
    <path
      d="M38.500 24.500C42.500 27.300 43 32 41 37 36.500 36.500 30.500 31.500 29 26.300 32.500 23.800 36 22.800 38.500 24.500Z"
      fill="var(--firefly-thorax)"
    />
    <circle cx="44.500" cy="21.500" r="7.300" fill="var(--firefly-head)" />
    <circle cx="46.700" cy="20.300" r="1.900" fill="#fff6d6" />
    <path
      d="M48 15.500C49.500 12 52 10.500 54.500 10.800M50.500 18C53.500 15.800 56.500 15.500 58.500 17.200"
      fill="none"
      stroke="var(--firefly-head)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
)
