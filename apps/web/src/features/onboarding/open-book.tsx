import { useId } from 'react'

/** The book on their knees; its pages give back the light of the lamp. */
export function OpenBook({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 120 62" aria-hidden="true" className={`overflow-visible ${className ?? ''}`}>
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffe7a0" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffce6b" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}p`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff7e2" />
          <stop offset="1" stopColor="#e8d3ac" />
        </linearGradient>
      </defs>
      <circle cx="60" cy="22" r="70" fill={`url(#${id}g)`} opacity=".6" />
      <path d="M2 16 58 30v30L4 46ZM118 16 62 30v30l54-14Z" fill="#7b3b52" />
      <path d="M6 10c18-4 38 2 54 16v28C44 42 24 38 6 42Z" fill={`url(#${id}p)`} />
      <path d="M114 10c-18-4-38 2-54 16v28c16-12 36-16 54-12Z" fill="#fff3d8" />
      <path
        d="M14 19c14-1 26 3 38 11M14 27c14-1 26 3 38 11M106 19c-14-1-26 3-38 11M106 27c-14-1-26 3-38 11"
        fill="none"
        stroke="#b59a78"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M60 26v28" stroke="#b98f63" strokeWidth="1.6" />
    </svg>
  )
}
