import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '#api/describe-error'
import { useSession } from '#api/session'
import { useOnline } from '#platform/online'
import { OfflineCard } from '#features/offline/offline-card.tsx'
import { PaymentIssueBanner } from '#features/subscriptions/payment-issue-banner.tsx'
import { ServicesCard } from '#features/services/services-card.tsx'
import { SubscriptionCard } from '#features/subscriptions/subscription-card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { Switch } from '#ui/switch.tsx'
import { NightWindow } from '#ui/night-window.tsx'
import { useAccount, useSetParentGate, useSignOut } from './accounts.queries'
import { AppearanceCard } from './appearance-card.tsx'
import { DeleteAccountSheet } from './delete-account-sheet.tsx'
import { ExportRow } from './export-row.tsx'
import { LanguageCard } from './language-card.tsx'

const Chevron = () => <ChevronRight aria-hidden="true" className="size-5 text-muted" />

function AccountCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const session = useSession()
  const { data: account } = useAccount()
  const setGate = useSetParentGate()
  return (
    <SettingsCard>
      <SettingsRow title={t('settings.account')}>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">{session?.user.email}</span>
      </SettingsRow>
      {account && (
        <SettingsRow title={t('settings.parentGate')} hint={t('settings.parentGateHint')}>
          <Switch
            label={t('settings.parentGate')}
            checked={account.parentGate}
            onChange={(parentGate) => setGate.mutate({ parentGate })}
          />
        </SettingsRow>
      )}
      <Link to="/changepassword" className="block">
        <SettingsRow title={t('settings.changePassword')}>
          <Chevron />
        </SettingsRow>
      </Link>
      <ExportRow />
    </SettingsCard>
  )
}

export function SettingsScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const { error } = useAccount()
  const isOnline = useOnline()
  const signOut = useSignOut()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <main className="mx-auto min-h-svh max-w-140 px-screen pt-safe pb-safe">
      <header className="@container relative">
        <IconButton
          label={t('common:back')}
          render={<Link to="/" />}
          className="mt-8 -ml-3 md:mt-4"
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 className="pt-1 pb-4 text-2xl">{t('settings.title')}</h1>
        <NightWindow className="absolute right-3 bottom-0 hidden w-31 @xs:block" />
      </header>
      {(!isOnline || isNetworkError(error)) && (
        <p
          role="status"
          className="mb-4 rounded-input bg-warning-soft px-4 py-3 text-sm text-warning"
        >
          {t('common:offline')}
        </p>
      )}
      <div className="grid grid-cols-1 gap-5">
        <PaymentIssueBanner />
        <LanguageCard />
        <AppearanceCard />
        <SubscriptionCard />
        <OfflineCard />
        <ServicesCard />
        <AccountCard />
        <nav aria-label={t('settings.help')}>
          <SettingsCard>
            {(['help', 'privacy', 'terms'] as const).map((page) => (
              <Link key={page} to={`/${page}`} className="block">
                <SettingsRow title={t(`settings.${page}`)}>
                  <Chevron />
                </SettingsRow>
              </Link>
            ))}
          </SettingsCard>
        </nav>
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-2">
        <Quiet look="plain" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('settings.logout')}
        </Quiet>
        <Quiet look="danger" onClick={() => setDeleting(true)}>
          {t('settings.delete')}
        </Quiet>
      </div>
      <DeleteAccountSheet open={isDeleting} onOpenChange={setDeleting} />
    </main>
  )
}
