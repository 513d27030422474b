import { useTranslation } from 'react-i18next'
import { fileSize } from '#i18n/file-size'
import { currentLanguage } from '#i18n/i18n'
import { SettingsRow } from '#ui/settings-card.tsx'
import { Switch } from '#ui/switch.tsx'
import { useKeepingProgress } from './keeping-progress'
import type { OfflineBook } from './use-offline-book'

/** "Keep for offline", what it takes, and how far it is. On for a book that kept itself, too: it is here. */
export function OfflineRow({ book }: { book: OfflineBook }) {
  const { t } = useTranslation('offline')
  const { storyId, kept, hasFailed, isAsked, isOnline, canKeep } = book
  const progress = useKeepingProgress(storyId)
  if (!canKeep && !kept) return null
  const bytes = kept?.bytes ?? book.likelyBytes()
  const size = fileSize({ bytes, language: currentLanguage() })
  const percent = Math.round((progress ?? 0) * 100)
  const hint = kept?.isPinned
    ? t('kept', { size })
    : progress !== null
      ? t('keeping', { percent })
      : hasFailed
        ? t('failed')
        : kept
          ? t('keptForNow', { size })
          : isOnline
            ? t('what', { size })
            : t('needsNetwork')
  return (
    <div>
      <SettingsRow title={t('keep')} hint={<span role="status">{hint}</span>}>
        <Switch
          label={t('keep')}
          checked={kept !== null || isAsked}
          onChange={(isOn) => (isOn ? book.pin() : book.remove())}
        />
      </SettingsRow>
      {progress !== null && (
        <progress
          aria-label={t('keep')}
          max={100}
          value={percent}
          className="block h-1.5 w-full accent-primary"
        />
      )}
      {kept && !kept.isPinned && isOnline && progress === null && (
        <button
          type="button"
          onClick={book.pin}
          className="min-h-12 text-sm text-link underline-offset-4 hover:underline"
        >
          {t('keepAlways')}
        </button>
      )}
    </div>
  )
}
