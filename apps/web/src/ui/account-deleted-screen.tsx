import { useTranslation } from 'react-i18next'
import { ClosedBook } from './letter-drawings.tsx'
import { MessageScreen } from './message-screen.tsx'
import { Ghost } from './quiet.tsx'

export function AccountDeletedScreen({
  supportEmail,
  onLeave,
}: {
  supportEmail: string
  onLeave: () => void
}) {
  const { t } = useTranslation()
  return (
    <MessageScreen
      drawing={<ClosedBook />}
      title={t('deleted.title')}
      action={<Ghost onClick={onLeave}>{t('deleted.signOut')}</Ghost>}
    >
      <p>{t('deleted.message', { email: supportEmail })}</p>
    </MessageScreen>
  )
}
