import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '#platform/appearance'
import { useNow } from '#platform/now'
import { Meadow } from '#ui/meadow.tsx'
import { PaintedEdge } from '#ui/painted-edge.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { greetingAt } from './greeting'
import { ParentZone } from './parent-zone.tsx'

/**
 * Hill above the shelf on a phone, beside it on a desk. `stage` stands on the grass, `lamp` is the
 * one thing to do, `shelf` the books, `note` what is left of the plan.
 */
export function HomeFrame({
  stage,
  lamp,
  shelf,
  note,
}: {
  stage?: ReactNode
  lamp?: ReactNode
  shelf?: ReactNode
  note?: ReactNode
}) {
  const { t } = useTranslation('home')
  const theme = useTheme()
  return (
    <main className="flex min-h-svh flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <section className="relative z-2 flex h-[28.875rem] flex-none flex-col md:h-[34rem] wide:sticky wide:top-0 wide:h-svh">
        <div className="absolute inset-0 overflow-hidden">
          <Meadow
            sky={theme}
            className="absolute inset-y-0 left-1/2 aspect-[390/462] h-full max-w-none -translate-x-1/2 overflow-visible"
          />
        </div>
        <div className="wide:hidden">
          <PaintedEdge />
        </div>
        <div className="hidden wide:block">
          <PaintedEdge side="right" />
        </div>
        <div className="relative flex flex-1 flex-col px-screen pt-[max(2.5rem,env(safe-area-inset-top))] low:pt-4 wide:px-10">
          <Wordmark className="mb-9 hidden w-31 wide:block low:hidden" />
          <p className="text-sm font-bold opacity-85">{t(`greeting.${greetingAt(useNow())}`)}</p>
          <h1 className="mt-1 max-w-84 text-2xl wide:max-w-108 low:text-xl">{t('question')}</h1>
          {stage}
          <div className="absolute inset-x-0 bottom-0 translate-y-1/2 px-screen wide:static wide:translate-y-0 wide:px-0 wide:pb-11 low:pb-5">
            {lamp}
          </div>
        </div>
      </section>
      <div className="relative z-1 flex flex-1 flex-col px-screen pt-11 pb-safe wide:px-12 wide:pt-12 low:pt-5">
        {note && <p className="text-center text-sm text-muted wide:hidden">{note}</p>}
        {shelf}
        <ParentZone note={<span className="hidden basis-full text-sm wide:block">{note}</span>} />
      </div>
    </main>
  )
}
