import type { ReactNode } from 'react'

/** Stays in sight below what is being chosen, and changes as it is chosen. */
export const PriceBar = ({
  summary,
  price,
  period,
  footnote,
  children,
}: {
  summary: string
  price: string
  period: string
  footnote: string
  /** The lamp. */
  children: ReactNode
}) => (
  <div className="sticky bottom-0 z-10 rounded-t-sheet bg-pinned px-5 pt-5 pb-safe lg:pt-4 shadow-[0_-10px_30px_rgb(36_35_60/.08)] night:shadow-none">
    <div className="mx-auto max-w-140 lg:grid lg:max-w-250 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-x-10">
      <div
        aria-live="polite"
        className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 lg:row-span-2"
      >
        <p className="max-w-60 flex-1 leading-snug lg:max-w-none">{summary}</p>
        <p className="flex items-baseline gap-1.5 max-sm:[&:lang(fr)]:flex-col max-sm:[&:lang(fr)]:items-end">
          <span className="font-title text-[1.6875rem] leading-none font-semibold">{price}</span>
          <span className="text-sm font-bold text-muted">{period}</span>
        </p>
      </div>
      <div className="mt-4 lg:mt-0">{children}</div>
      <p className="mt-2.5 text-center text-sm text-muted">{footnote}</p>
    </div>
  </div>
)
