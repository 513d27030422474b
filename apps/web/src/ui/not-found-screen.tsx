import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Signpost } from './drawings.tsx'
import { Lamp } from './lamp.tsx'
import { MessageScreen } from './message-screen.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <MessageScreen
      drawing={<Signpost />}
      title={t('notFound.title')}
      action={<Lamp render={<Link to="/" />}>{t('home')}</Lamp>}
    >
      <p>{t('notFound.message')}</p>
    </MessageScreen>
  )
}
