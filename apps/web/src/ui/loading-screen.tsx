import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moon } from './moon.tsx'
import { NetworkErrorScreen } from './network-error-screen.tsx'

/** Longer than a live network takes, and than all that a device waits before it shows what it knows. */
const PATIENCE_MS = 15_000

/**
 * The moon, breathing. What is there in a moment comes without it; whoever has waited already, as the
 * router does, shows it at once. A network that neither answers nor fails has the words of one that
 * fails; what it brings after all takes their place.
 */
export function LoadingScreen({ isLate = false }: { isLate?: boolean }) {
  const { t } = useTranslation()
  const [isEndless, setEndless] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setEndless, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  // The app anew: questions that hang, or a part of it, are only asked again by another load.
  if (isEndless) return <NetworkErrorScreen onRetry={() => location.reload()} />
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
