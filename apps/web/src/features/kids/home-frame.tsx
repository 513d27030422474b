import { Link } from '@tanstack/react-router'
import { useNow } from '#platform/now'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '#platform/appearance'
import { Meadow } from '#ui/meadow.tsx'
import { PaintedEdge } from '#ui/painted-edge.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { greetingAt } from './greeting'

const ParentZone = ({ note }: { note?: ReactNode }) => {
  const { t } = useTranslation('home')
  return (
    <footer className="mt-auto flex min-h-12 flex-wrap items-center justify-between gap-x-4 pt-4 text-xs text-muted">
      <span className="flex items-center gap-2 font-bold">
        <Lock aria-hidden="true" className="size-4" />
        {t('parentZone')}
      </span>
      {note}
      <nav aria-label={t('parentZone')} className="flex gap-4">
        <Link to="/settings" className="py-3 hover:underline">
          {t('settings')}
        </Link>
      </nav>
    </footer>
  )
}

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
    <main className="flex min-h-svh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)]">
      <section className="relative flex h-[28.875rem] flex-none flex-col md:h-[34rem] lg:sticky lg:top-0 lg:h-svh">
        <div className="absolute inset-0 overflow-hidden">
          <Meadow
            sky={theme}
            className="absolute inset-y-0 left-1/2 aspect-[390/462] h-full max-w-none -translate-x-1/2 overflow-visible"
          />
        </div>
        <div className="lg:hidden">
          <PaintedEdge />
        </div>
        <div className="hidden lg:block">
          <PaintedEdge side="right" />
        </div>
        <div className="relative flex flex-1 flex-col px-screen pt-[max(2.5rem,env(safe-area-inset-top))] lg:px-10">
          <Wordmark className="mb-9 hidden w-31 lg:block" />
          <p className="text-sm font-bold opacity-85">{t(`greeting.${greetingAt(useNow())}`)}</p>
          <h1 className="mt-1 max-w-84 text-2xl">{t('question')}</h1>
          {stage}
        </div>
      </section>
      <div className="relative z-1 flex flex-1 flex-col px-screen pb-safe lg:px-12 lg:pt-12">
        <div className="-mt-6.5 lg:mt-0">{lamp}</div>
        {shelf}
        <ParentZone note={note} />
      </div>
    </main>
  )
}
