import { Gift } from './gift.tsx'

const SPARKS = [
  { right: 112, top: '62%', size: 4 },
  { right: 82, top: '30%', size: 6 },
  { right: 60, top: '68%', size: 3 },
  { right: 32, top: '46%', size: 7 },
]

/** Pinned below the cards, always the last answer: the gift breaks out of its bar. */
export const SurpriseBar = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <button
    type="button"
    onClick={onChoose}
    className="group relative flex min-h-16 w-full items-center rounded-full bg-pinned pr-4 pl-[min(6.75rem,32%)] text-left font-title text-[1.1875rem] font-medium shadow-[inset_0_0_0_1.5px_var(--field),var(--shadow-card)] transition-[scale] duration-120 active:scale-98 night:shadow-none"
  >
    <Gift className="absolute bottom-[-6px] left-2 w-[min(5.25rem,27%)] origin-bottom transition-[rotate] duration-240 group-hover:rotate-3" />
    {label}
    {SPARKS.map(({ right, top, size }) => (
      <span
        key={right}
        aria-hidden="true"
        className="absolute rounded-full bg-accent blur-[.5px] max-[26rem]:nth-of-type-[-n+2]:hidden"
        style={{ right, top, width: size, height: size }}
      />
    ))}
  </button>
)
