import { useTranslation } from 'react-i18next'
import { Moon } from './moon.tsx'

/**
 * The moon, breathing. What is there in a moment comes without it; whoever has waited already, as the
 * router does, shows it at once.
 */
export function LoadingScreen({ isLate = false }: { isLate?: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      className={`grid min-h-svh animate-appear place-items-center ${isLate ? '' : '[animation-delay:300ms]'}`}
    >
      <Moon className="w-44 animate-[breathe_4s_ease-in-out_infinite]" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
