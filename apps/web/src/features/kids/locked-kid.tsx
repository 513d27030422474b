import type { Kid } from '@luciole/contract/kids'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useOpenKid } from './kids.queries'

/** A profile the plan keeps closed: nothing is lost, and one way forward. */
export function LockedKid({ kid }: { kid: Kid }) {
  const { t } = useTranslation(['kids', 'common'])
  const open = useOpenKid(kid.name)
  return (
    <section className="grid gap-3 rounded-card bg-surface p-5 text-center shadow-card">
      <Lock aria-hidden="true" className="mx-auto size-8 text-muted" />
      <h2 className="text-xl">{t('locked.title', { name: kid.name })}</h2>
      <p className="text-muted">{t('locked.message')}</p>
      <Lamp render={<Link to="/subscribe" search={{ add: 'family' }} />}>{t('locked.action')}</Lamp>
      <Quiet disabled={open.isPending} onClick={() => open.mutate({ kidId: kid.id })}>
        {t('locked.choose', { name: kid.name })}
      </Quiet>
    </section>
  )
}
