import { useTranslation } from 'react-i18next'
import { fileSize } from '#i18n/file-size'
import { currentLanguage } from '#i18n/i18n'
import { Quiet } from '#ui/quiet.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { useKeptBooks } from './kept-books'

/** How many books this device holds, and the room they take. */
export function OfflineCard() {
  const { t } = useTranslation('offline')
  const books = useKeptBooks()
  const bytes = books.reduce((sum, book) => sum + book.bytes, 0)
  const size = fileSize({ bytes, language: currentLanguage() })
  const removeAll = () => void import('./keep-book').then(({ forgetAllBooks }) => forgetAllBooks())
  return (
    <SettingsCard>
      <SettingsRow
        title={t('device')}
        hint={
          <span role="status">
            {books.length > 0 ? t('holds', { count: books.length, size }) : t('holdsNone')}
          </span>
        }
      >
        {books.length > 0 && <Quiet onClick={removeAll}>{t('removeAll')}</Quiet>}
      </SettingsRow>
    </SettingsCard>
  )
}
