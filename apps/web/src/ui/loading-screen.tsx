import { useTranslation } from 'react-i18next'
import { Moon } from './moon.tsx'

/** The moon, breathing. The router waits 400 ms before it shows it. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid min-h-svh animate-appear place-items-center">
      <Moon className="w-44 animate-[breathe_4s_ease-in-out_infinite]" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
