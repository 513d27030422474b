import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNote } from '#features/offline/offline-note.tsx'
import { chooseReading, useFollowsEvening, useTheme } from '#platform/appearance'
import { useOnline } from '#platform/online'
import { chooseTextSize, TEXT_SIZES, useTextSize } from '#platform/text-size'
import { Ghost } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsRow } from '#ui/settings-card.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import type { ReadingComfort } from './reading-comfort'

/** How the page looks: letters, spacing, night, brightness; the parent's tools behind a gate. */
export function ReaderMenu({
  open,
  onOpenChange,
  comfort,
  onComfort,
  offline,
  onVoices,
  onTools,
  onKeep,
  onPictures,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  comfort: ReadingComfort
  onComfort: (comfort: ReadingComfort) => void
  /** Whether the book stays on this device. */
  offline: ReactNode
  onVoices: () => void
  /** Absent on the title, the cast and the end. */
  onTools: (() => void) | null
  /** Absent until the book is bound. */
  onKeep: (() => void) | null
  /** Present while a parent has something to decide about them. */
  onPictures: (() => void) | null
}) {
  const { t, i18n } = useTranslation(['reader', 'narration', 'keepsakes'])
  const isOnline = useOnline()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const theme = useTheme()
  const followsEvening = useFollowsEvening()
  const size = useTextSize()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('menu')}>
      <div className="grid gap-2">
        <p className="text-sm font-bold">{t('textSize')}</p>
        <Segmented
          label={t('textSize')}
          isWide
          options={TEXT_SIZES.map((id, index) => ({
            value: id,
            label: t(`sizes.${id}`),
            show: <span style={{ fontSize: `${0.9 + index * 0.3}rem` }}>A</span>,
          }))}
          value={size}
          onChange={chooseTextSize}
        />
        <SettingsRow title={t('spacing')}>
          <Switch
            label={t('spacing')}
            checked={comfort.isWide}
            onChange={(isWide) => onComfort({ ...comfort, isWide })}
          />
        </SettingsRow>
        <SettingsRow title={t('night')} hint={followsEvening && t('nightByItself')}>
          <Switch
            label={t('night')}
            checked={theme === 'night'}
            onChange={(isNight) => chooseReading(isNight ? 'night' : 'day')}
          />
        </SettingsRow>
        <label className="block text-sm font-bold">
          {t('brightness')}
          <input
            type="range"
            min={0.4}
            max={1}
            step={0.05}
            value={comfort.brightness}
            aria-valuetext={percent.format(comfort.brightness)}
            onChange={(event) => onComfort({ ...comfort, brightness: Number(event.target.value) })}
            className="mt-2 block h-12 w-full accent-primary"
          />
        </label>
        {offline}
        <Ghost onClick={onVoices}>
          <AudioLines aria-hidden="true" className="size-5" />
          {t('narration:sound')}
        </Ghost>
        <OfflineNote says="inBook" />
        {onTools && (
          <Ghost disabled={!isOnline} onClick={onTools}>
            {t('tools.open')}
          </Ghost>
        )}
        {onPictures && (
          <Ghost disabled={!isOnline} onClick={onPictures}>
            {t('pictures.open')}
          </Ghost>
        )}
        {onKeep && (
          <Ghost disabled={!isOnline} onClick={onKeep}>
            {t('keepsakes:open')}
          </Ghost>
        )}
      </div>
    </Sheet>
  )
}
