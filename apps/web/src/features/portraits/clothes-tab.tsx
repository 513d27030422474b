import { CLOTH_COLORS, OUTFITS, type Human } from '@luciole/contract/character'
import { useTranslation } from 'react-i18next'
import { CLOTH_COLOR_IDS, clothColorOf, type ClothColor } from './avatar-palettes'
import { SwatchRow } from './swatch-row.tsx'
import { TraitGrid } from './trait-grid.tsx'

const PARTS = ['mainColor', 'secondColor', 'detailColor'] as const

export function ClothesTab({
  human,
  onChange,
}: {
  human: Human
  onChange: (traits: Partial<Human>) => void
}) {
  const { t } = useTranslation('portraits')
  const swatches = CLOTH_COLOR_IDS.map((id) => ({
    value: id,
    color: CLOTH_COLORS[id],
    name: t(`editor.colorNames.${id}`),
  }))
  const paint = (part: number, color: ClothColor) =>
    onChange({
      colors: human.colors.map((hex, index) =>
        index === part ? CLOTH_COLORS[color] : hex,
      ) as Human['colors'],
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TraitGrid
        label={t('editor.outfit')}
        crop="figure"
        options={OUTFITS.map((outfit) => ({
          value: outfit,
          name: t(`editor.outfitOptions.${outfit}`),
          character: { ...human, outfit },
        }))}
        value={human.outfit}
        onChange={(outfit) => onChange({ outfit })}
      />
      {PARTS.map((part, index) => (
        <SwatchRow
          key={part}
          label={t(`editor.${part}`)}
          swatches={swatches}
          value={clothColorOf(human.colors[index] ?? '')}
          onChange={(color) => paint(index, color)}
        />
      ))}
      <SwatchRow
        label={t('editor.accent')}
        swatches={swatches}
        value={clothColorOf(human.accent)}
        onChange={(color) => onChange({ accent: CLOTH_COLORS[color] })}
      />
    </div>
  )
}
