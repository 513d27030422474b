import type { Attempt } from '@luciole/contract/subscriptions'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StrandedBoat } from '#ui/drawings.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'

export type PaymentCause = NonNullable<Attempt['cause']>
export const PAYMENT_CAUSES = ['declined', 'expired', 'cancelled', 'unknown'] as const

/** Only after a definitive answer; says why, and that no money went. */
export function PaymentErrorScreen({ cause }: { cause: PaymentCause }) {
  const { t } = useTranslation('subscriptions')
  return (
    <MessageScreen
      drawing={<StrandedBoat />}
      title={t('error.title')}
      action={
        <div className="grid gap-2">
          <Lamp render={<Link to="/subscribe" />}>{t('error.retry')}</Lamp>
          <Quiet look="plain" render={<Link to="/" />}>
            {t('error.home')}
          </Quiet>
        </div>
      }
    >
      <p role="alert">{t(`error.${cause}`)}</p>
    </MessageScreen>
  )
}
