import type { Portrait } from '@luciole/contract/portraits'
import { useTranslation } from 'react-i18next'

/** What became of the portrait asked for from a photo, and of the photo. */
export function PhotoNote({ live }: { live: Portrait['live'] }) {
  const { t, i18n } = useTranslation('portraits')
  if (!live?.photo) return null
  const { deletedAt } = live.photo
  const locale = i18n.language === 'fr' ? 'fr-FR' : 'en-GB'
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p role="status" className="text-center text-sm text-muted">
      {t(`live.${live.state}`)}{' '}
      {live.state !== 'asked' &&
        (deletedAt
          ? t('live.deleted', { when: moment.format(new Date(deletedAt)) })
          : t('live.deleting'))}
    </p>
  )
}
