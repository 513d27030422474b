import { useTranslation } from 'react-i18next'
import { StrandedBoat } from './drawings.tsx'
import { Lamp } from './lamp.tsx'
import { MessageScreen } from './message-screen.tsx'

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whatever was thrown while drawing a screen ends here, with its own words and a way back. */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <MessageScreen
      drawing={<StrandedBoat />}
      title={t('crash.title')}
      detail={
        <p className="mt-4 max-w-full rounded-input bg-sunken px-3.5 py-2 font-mono text-sm wrap-anywhere text-muted">
          {wordsOf(error)}
        </p>
      }
      action={<Lamp onClick={onRetry}>{t('crash.retry')}</Lamp>}
    >
      <p role="alert">{t('crash.message')}</p>
    </MessageScreen>
  )
}
