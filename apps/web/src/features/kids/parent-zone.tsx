import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#features/accounts/accounts.queries'
import { isGrownUpHere } from './grown-up'
import { ParentGate } from './parent-gate.tsx'

const DOORS = [
  { to: '/shares', words: 'lent' },
  { to: '/settings', words: 'settings' },
  { to: '/subscribe', words: 'subscription' },
] as const
type Door = (typeof DOORS)[number]['to']

/** Plain and grey on purpose: children look elsewhere. On a shared device it asks for a grown-up. */
export function ParentZone({ note }: { note?: ReactNode }) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { data: account } = useAccount()
  const [asked, setAsked] = useState<Door | null>(null)
  const knock = (event: MouseEvent, door: Door) => {
    if ((account && !account.parentGate) || isGrownUpHere()) return
    event.preventDefault()
    setAsked(door)
  }
  return (
    <footer className="mt-auto flex min-h-12 flex-wrap items-center justify-between gap-x-4 pt-4 text-sm text-muted">
      {note}
      <span className="flex items-center gap-2 font-bold">
        <Lock aria-hidden="true" className="size-4" />
        {t('parentZone')}
      </span>
      <nav aria-label={t('parentZone')} className="-mr-2 flex flex-wrap">
        {DOORS.map(({ to, words }) => (
          <Link
            key={to}
            to={to}
            preload={false}
            onClick={(event) => knock(event, to)}
            className="grid min-h-12 content-center px-2 hover:underline"
          >
            {t(words)}
          </Link>
        ))}
      </nav>
      <ParentGate
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onPassed={() => void (asked && navigate({ to: asked }))}
      />
    </footer>
  )
}
