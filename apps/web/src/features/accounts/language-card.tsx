import { LANGUAGES, type Language } from '@luciole/contract/language'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#i18n/i18n'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { useAccount, useSetLanguages } from './accounts.queries'

/** The app and the stories, apart: a family may read in the language it is learning. */
export function LanguageCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const { data: account } = useAccount()
  const set = useSetLanguages()
  const options = LANGUAGES.map((value) => ({
    value,
    label: t(value === 'en' ? 'common:english' : 'common:french'),
  }))
  const interfaceLanguage = currentLanguage()
  const row = (label: string, value: Language, choose: (language: Language) => void) => (
    <SettingsRow title={label}>
      <Segmented label={label} options={options} value={value} onChange={choose} />
    </SettingsRow>
  )
  return (
    <SettingsCard>
      {row(t('settings.interfaceLanguage'), interfaceLanguage, (language) =>
        set.mutate({ interfaceLanguage: language }),
      )}
      {row(t('settings.storyLanguage'), account?.storyLanguage ?? interfaceLanguage, (language) =>
        set.mutate({ storyLanguage: language }),
      )}
    </SettingsCard>
  )
}
