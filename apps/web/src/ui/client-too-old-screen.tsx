import { useTranslation } from 'react-i18next'
import { NewLantern } from './drawings.tsx'
import { Lamp } from './lamp.tsx'
import { MessageScreen } from './message-screen.tsx'

export function ClientTooOldScreen({ onUpdate }: { onUpdate: () => void }) {
  const { t } = useTranslation()
  return (
    <MessageScreen
      drawing={<NewLantern />}
      title={t('outdated.title')}
      action={<Lamp onClick={onUpdate}>{t('update')}</Lamp>}
    >
      <p>{t('outdated.message')}</p>
    </MessageScreen>
  )
}
