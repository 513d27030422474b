import type { Language } from '@luciole/contract/language'
import { currentLanguage } from '#i18n/i18n'
import { useAccount } from './accounts.queries'

/** The language books open in and titles show in. */
export function useStoryLanguage(): Language {
  const { data: account } = useAccount()
  return account?.storyLanguage ?? currentLanguage()
}
