import { HAIR_COLORS, HAIR_COLOR_IDS, HAIR_STYLES, type Human } from '@luciole/contract/character'
import { useTranslation } from 'react-i18next'
import { SwatchRow } from './swatch-row.tsx'
import { TraitGrid } from './trait-grid.tsx'

export function HairTab({
  human,
  onChange,
}: {
  human: Human
  onChange: (traits: Partial<Human>) => void
}) {
  const { t } = useTranslation('portraits')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TraitGrid
        label={t('editor.hair')}
        options={HAIR_STYLES.map((hair) => ({
          value: hair,
          name: t(`editor.hairOptions.${hair}`),
          character: { ...human, hair },
        }))}
        value={human.hair}
        onChange={(hair) => onChange({ hair })}
      />
      <SwatchRow
        label={t('editor.hairColor')}
        swatches={HAIR_COLOR_IDS.map((id) => ({
          value: id,
          color: HAIR_COLORS[id],
          name: t(`editor.hairColorOptions.${id}`),
        }))}
        value={human.hairColor}
        onChange={(hairColor) => onChange({ hairColor })}
      />
    </div>
  )
}
