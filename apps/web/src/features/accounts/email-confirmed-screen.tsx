import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OpenLetter } from '#ui/letter-drawings.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'

export function EmailConfirmedScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <MessageScreen
      drawing={<OpenLetter />}
      title={t('confirmed.title')}
      action={<Lamp render={<Link to="/" />}>{t('confirmed.go')}</Lamp>}
    >
      <p>{t('confirmed.message')}</p>
    </MessageScreen>
  )
}
