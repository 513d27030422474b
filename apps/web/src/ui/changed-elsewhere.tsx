import { useTranslation } from 'react-i18next'

/** Said where it happens: what is on screen has just been refreshed by another device. */
export function ChangedElsewhere({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('common')
  return (
    <div role="status">
      {isShown && (
        <p className="animate-appear rounded-input bg-warning-soft px-4 py-3 text-sm font-bold text-warning">
          {t('changedElsewhere')}
        </p>
      )}
    </div>
  )
}
