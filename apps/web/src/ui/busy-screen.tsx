import { useTranslation } from 'react-i18next'
import { UnlitLantern } from './drawings.tsx'
import { Lamp } from './lamp.tsx'
import { MessageScreen } from './message-screen.tsx'

/** The server has its hands full: nothing is broken, and nothing is wrong with anybody's network. */
export function BusyScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors'])
  return (
    <MessageScreen
      drawing={<UnlitLantern />}
      title={t('busy')}
      action={<Lamp onClick={onRetry}>{t('retry')}</Lamp>}
    >
      <p role="alert">{t('errors:codes.overloaded')}</p>
    </MessageScreen>
  )
}
