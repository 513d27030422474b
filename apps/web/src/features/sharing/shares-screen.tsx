import type { Share } from '@luciole/contract/sharing'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '#features/subscriptions/moment'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useHeldFocus } from '#ui/use-held-focus'
import { useRevokeShare, useShares } from './sharing.queries'

/** Every link that opens one of the family's books, and a way to take it back. */
export function SharesScreen() {
  const { t, i18n } = useTranslation('sharing')
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const { data: shares, error } = useShares()
  const { mutate: revoke } = useRevokeShare()
  const held = useHeldFocus<HTMLUListElement>(shares?.map(({ id }) => id).join() ?? '')
  const [asked, setAsked] = useState<Share | null>(null)
  if (error && !shares) throw error
  if (!shares) return <LoadingScreen />
  const day = (at: string) => dayText({ date: new Date(at), language })
  return (
    <main className="mx-auto min-h-svh max-w-140 px-screen pt-safe pb-safe">
      <IconButton label={t('list.back')} render={<Link to="/" />} className="mt-8 -ml-3 md:mt-4">
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="pt-1 text-2xl">{t('list.title')}</h1>
      <p role="status" className="mt-2 mb-5 text-muted">
        {shares.length > 0 ? t('list.count', { count: shares.length }) : t('list.empty')}
      </p>
      <ul {...held} className="grid gap-4 outline-none">
        {shares.map((share) => {
          const name = share.name || t('list.nobody')
          const opened =
            share.lastOpenedAt === null
              ? t('list.never')
              : t('list.opened', { count: share.opened, date: day(share.lastOpenedAt) })
          return (
            <li key={share.id} className="rounded-card bg-surface p-4 shadow-card">
              <h2 className="text-lg wrap-anywhere">{name}</h2>
              <p className="mt-1 font-story">{share.title[language]}</p>
              <p className="mt-1 text-sm text-muted">
                {t('list.until', { date: day(share.expiresAt) })} · {opened}
              </p>
              <Quiet
                look="danger"
                className="-ml-4"
                aria-label={t('list.revokeNamed', { name })}
                onClick={() => setAsked(share)}
              >
                {t('list.revoke')}
              </Quiet>
            </li>
          )
        })}
      </ul>
      <ConfirmSheet
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('list.revokeTitle')}
        message={t('list.revokeMessage', { title: asked?.title[language] ?? '' })}
        keepLabel={t('list.keep')}
        confirmLabel={t('list.revokeConfirm')}
        onConfirm={() => asked && revoke({ shareId: asked.id })}
      />
    </main>
  )
}
