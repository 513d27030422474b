/** One paper lantern around the origin, lit or waiting; `id` names the gradients of its row. */
export function Lantern({ id, lit, scale = 1 }: { id: string; lit: boolean; scale?: number }) {
  const frame = lit ? '#7a4a20' : 'var(--field)'
  return (
    <g transform={`scale(${scale})`}>
      {lit && <circle r="19" fill={`url(#${id}halo)`} />}
      <path d="M-4.500-9h9L6-7h-12ZM-5 9.500h10l-1.200 2.300h-7.600Z" fill={frame} />
      <path
        d="M-6-7c-3 3-3.600 9-1 16.500h14c2.600-7.500 2-13.500-1-16.500Z"
        fill={lit ? `url(#${id}light)` : 'var(--sunken)'}
        stroke={lit ? 'none' : 'var(--field)'}
        strokeWidth="1.6"
      />
      <path d="M0-9.500v-3" stroke={frame} strokeWidth="1.8" strokeLinecap="round" />
    </g>
  )
}

export const LanternLight = ({ id }: { id: string }) => (
  <defs>
    <radialGradient id={`${id}light`}>
      <stop offset="0" stopColor="#fff3c4" />
      <stop offset=".6" stopColor="#fdc862" />
      <stop offset="1" stopColor="#ef9a34" />
    </radialGradient>
    <radialGradient id={`${id}halo`}>
      <stop offset="0" stopColor="#fbb944" stopOpacity=".6" />
      <stop offset="1" stopColor="#fbb944" stopOpacity="0" />
    </radialGradient>
  </defs>
)
