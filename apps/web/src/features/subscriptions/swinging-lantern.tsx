import { useId } from 'react'
import { Lantern, LanternLight } from '#ui/lantern.tsx'
import { Perched, Stars } from '#ui/drawing-bits.tsx'
import { DrawingEgg } from '#ui/drawing-egg.tsx'
import './swinging-lantern.css'

/** Swings while the bank thinks; burns high and still once it is paid. */
export function SwingingLantern({ isPaid = false }: { isPaid?: boolean }) {
  const lightId = useId()
  return (
    <DrawingEgg>
      {(id) => (
        <>
          <LanternLight id={lightId} />
          <path
            d="M250 226C262 150 250 54 200 34c-22-8-40 2-40 16"
            fill="none"
            stroke={`url(#${id}wood)`}
            strokeWidth="8"
            strokeLinecap="round"
          />
          <g className={isPaid ? undefined : 'swinging-lantern'}>
            <circle cx="160" cy="130" r={isPaid ? 112 : 78} fill={`url(#${id}glow)`} />
            <path d="M160 50v30" stroke="#8a5c38" strokeWidth="4" strokeLinecap="round" />
            <g transform="translate(160 128)">
              <Lantern id={lightId} lit scale={4.2} />
            </g>
          </g>
          {isPaid && (
            <>
              <Stars
                at={[
                  [76, 168, 6],
                  [96, 36, 5],
                  [48, 138, 5],
                  [284, 96, 6],
                  [274, 168, 7],
                ]}
              />
              <Perched id={`${id}fly`} x={58} y={58} />
            </>
          )}
        </>
      )}
    </DrawingEgg>
  )
}
