import {
  BEARDS,
  EYE_COLORS,
  EYE_COLOR_IDS,
  GLASSES,
  SKIN_STEPS,
  type Human,
} from '@luciole/contract/character'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { Switch } from '#ui/switch.tsx'
import './skin-slider.css'
import { SwatchRow } from './swatch-row.tsx'

const ADULT_AGE = 16
const SKIN_GRADIENT = `linear-gradient(to right, ${SKIN_STEPS.join(', ')})`

export function FaceTab({
  human,
  onChange,
}: {
  human: Human
  onChange: (traits: Partial<Human>) => void
}) {
  const { t } = useTranslation('portraits')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <label className="block text-sm font-bold">
        {t('editor.skin')}
        <input
          type="range"
          min={0}
          max={SKIN_STEPS.length - 1}
          step={0.1}
          value={human.skin}
          onChange={(event) => onChange({ skin: Number(event.target.value) })}
          className="skin-slider mt-3 block h-12 w-full"
          style={{ '--track': SKIN_GRADIENT } as React.CSSProperties}
        />
      </label>
      <SwatchRow
        label={t('editor.eyes')}
        swatches={EYE_COLOR_IDS.map((id) => ({
          value: id,
          color: EYE_COLORS[id],
          name: t(`editor.eyeOptions.${id}`),
        }))}
        value={human.eyes}
        onChange={(eyes) => onChange({ eyes })}
      />
      <SettingsCard>
        <SettingsRow title={t('editor.freckles')}>
          <Switch
            label={t('editor.freckles')}
            checked={human.freckles}
            onChange={(freckles) => onChange({ freckles })}
          />
        </SettingsRow>
        <SettingsRow title={t('editor.glasses')}>
          <Segmented
            label={t('editor.glasses')}
            options={GLASSES.map((id) => ({ value: id, label: t(`editor.glassesOptions.${id}`) }))}
            value={human.glasses}
            onChange={(glasses) => onChange({ glasses })}
          />
        </SettingsRow>
        <SettingsRow title={t('editor.hearingAid')}>
          <Switch
            label={t('editor.hearingAid')}
            checked={human.hearingAid}
            onChange={(hearingAid) => onChange({ hearingAid })}
          />
        </SettingsRow>
        <SettingsRow title={t('editor.wheelchair')}>
          <Switch
            label={t('editor.wheelchair')}
            checked={human.wheelchair}
            onChange={(wheelchair) => onChange({ wheelchair })}
          />
        </SettingsRow>
        {human.age >= ADULT_AGE && human.sex === 'male' && (
          <SettingsRow title={t('editor.beard')}>
            <Segmented
              label={t('editor.beard')}
              options={BEARDS.map((id) => ({ value: id, label: t(`editor.beardOptions.${id}`) }))}
              value={human.beard}
              onChange={(beard) => onChange({ beard })}
            />
          </SettingsRow>
        )}
      </SettingsCard>
    </div>
  )
}
