import { useTranslation } from 'react-i18next'
import { UnlitLantern } from './drawings.tsx'
import { Lamp } from './lamp.tsx'
import { MessageScreen } from './message-screen.tsx'

export function NetworkErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <MessageScreen
      drawing={<UnlitLantern />}
      title={t('network.title')}
      action={<Lamp onClick={onRetry}>{t('retry')}</Lamp>}
    >
      <p role="alert">{t('network.message')}</p>
    </MessageScreen>
  )
}
