import { useId } from 'react'
import { FireflyBody } from './firefly-body.tsx'

const BOOKS = [
  { x: 14, y: 87, width: 44, colour: '#3f9a8c' },
  { x: 8, y: 98, width: 54, colour: '#6a54b8' },
  { x: 11, y: 109, width: 50, colour: '#d2646e' },
] as const

/** A lantern and a book on the sill of the first card: somebody grown up lives here. */
export function NightWindow({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 124 120" aria-hidden="true" className={`overflow-visible ${className ?? ''}`}>
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".9" />
          <stop offset=".45" stopColor="#fbb944" stopOpacity=".3" />
          <stop offset="1" stopColor="#fbb944" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".6" stopColor="#fdc862" />
          <stop offset="1" stopColor="#ef9a34" />
        </linearGradient>
      </defs>
      <circle cx="86" cy="76" r="52" fill={`url(#${id}g)`} />
      {BOOKS.map(({ x, y, width, colour }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <rect width={width} height="11" rx="2.500" fill={colour} />
          <path d={`M${width - 6} 2h6v7h-6a8 8 0 0 1 0-7Z`} fill="#f7eedd" />
          <path d="M6 0v11M11 0v11" stroke="#fff" strokeOpacity=".35" strokeWidth="1.500" />
        </g>
      ))}
      <path
        d="M70 52c0-22 32-22 32 0"
        fill="none"
        stroke="#8a5c38"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path d="M68 54h36l5 8H63ZM64 110h44l-3 10H67Z" fill="#8a5c38" />
      <path d="M64 62c-8 10-9 30-2 48h48c7-18 6-38-2-48Z" fill={`url(#${id}b)`} />
      <path
        d="M76 62c-5 16-5 32 0 48M96 62c5 16 5 32 0 48M86 62v48"
        fill="none"
        stroke="#fff6d6"
        strokeOpacity=".75"
        strokeWidth="2"
      />
      <g transform="translate(22 44) scale(.62)">
        <FireflyBody id={`${id}f`} />
      </g>
    </svg>
  )
}
