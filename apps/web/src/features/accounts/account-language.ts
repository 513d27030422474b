import { useEffect } from 'react'
import { chooseLanguage, currentLanguage } from '#i18n/i18n'
import { useAccount } from './accounts.queries'

/** What the account chose wins over what this device guessed, as soon as we know whose it is. */
export function useAccountLanguage() {
  const language = useAccount().data?.interfaceLanguage
  useEffect(() => {
    if (language && language !== currentLanguage()) void chooseLanguage(language)
  }, [language])
}
