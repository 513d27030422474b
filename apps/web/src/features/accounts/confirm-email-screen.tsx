import { LIMITS } from '@luciole/contract/limits'
import { Link } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import { publicConfig } from '#api/public-config'
import { Letter } from '#ui/letter-drawings.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { useResendConfirmation } from './accounts.queries'
import { useCountdown } from './countdown'
import { mailboxOf } from './mailbox'

/** Once the link is opened, in any tab, the session arrives and this screen makes way. */
export function ConfirmEmailScreen({ email }: { email: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const resend = useResendConfirmation()
  const { secondsLeft, restart } = useCountdown(LIMITS.resendAfterSeconds)
  const mailbox = mailboxOf({ email, mode: publicConfig().mode })
  const isWaiting = secondsLeft > 0
  const sendAgain = () => resend.mutate(email, { onSuccess: restart })

  return (
    <MessageScreen
      drawing={<Letter />}
      title={t('confirm.title')}
      action={
        <div className="grid gap-2">
          {mailbox && <Lamp href={mailbox}>{t('confirm.openMail')}</Lamp>}
          <Ghost disabled={isWaiting || resend.isPending} onClick={sendAgain}>
            {isWaiting ? t('confirm.resendIn', { count: secondsLeft }) : t('confirm.resend')}
          </Ghost>
          <Quiet render={<Link to="/signup" />}>{t('confirm.otherEmail')}</Quiet>
        </div>
      }
    >
      <p>
        <Trans
          t={t}
          i18nKey="confirm.message"
          values={{ email }}
          components={{ address: <strong className="wrap-anywhere text-ink" /> }}
        />
      </p>
    </MessageScreen>
  )
}
