import { useTranslation } from 'react-i18next'
import { APPEARANCES, chooseAppearance, useAppearance } from '#platform/appearance'
import { chooseTextSize, TEXT_SIZES, useTextSize } from '#platform/text-size'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsBlock, SettingsCard } from '#ui/settings-card.tsx'

const SAMPLE = { small: 'text-base', medium: 'text-[1.375rem]', large: 'text-[1.75rem]' } as const

export function AppearanceCard() {
  const { t } = useTranslation(['accounts', 'common'])
  const appearance = useAppearance()
  const textSize = useTextSize()
  return (
    <SettingsCard>
      <SettingsBlock title={t('settings.appearance')}>
        <Segmented
          isWide
          label={t('settings.appearance')}
          options={APPEARANCES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          value={appearance}
          onChange={chooseAppearance}
        />
      </SettingsBlock>
      <SettingsBlock title={t('settings.textSize')}>
        <Segmented
          isWide
          label={t('settings.textSize')}
          options={TEXT_SIZES.map((value) => ({
            value,
            label: t(`settings.${value}`),
            show: <span className={`font-story leading-none ${SAMPLE[value]}`}>Aa</span>,
          }))}
          value={textSize}
          onChange={chooseTextSize}
        />
      </SettingsBlock>
    </SettingsCard>
  )
}
