import { useTranslation } from 'react-i18next'
import { isNetworkError, reasonOf } from '#api/describe-error'
import '#features/narration/narration.css'
import '#features/reader/reader.css'
import '#features/reader/open-book.css'
import '#features/reader/reader-on-its-side.css'
import { UnlitLantern } from '#ui/drawings.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { SharedReader } from './shared-reader.tsx'
import { useSharedBook } from './sharing.queries'
import { useUnlisted } from './use-unlisted'

/** Where a link of a parent leads: one book, for whoever holds it. */
export function SharedBookScreen({ token }: { token: string }) {
  const { t, i18n } = useTranslation('sharing')
  const { data: book, error, refetch } = useSharedBook(token)
  useUnlisted()
  const hasEnded = reasonOf(error) === 'share.ended' || reasonOf(error) === 'invalid_input'
  if (book && !hasEnded) {
    const language = i18n.language === 'fr' ? 'fr' : 'en'
    return <SharedReader book={book} language={language} askAgain={refetch} />
  }
  if (!error) return <LoadingScreen />
  if (isNetworkError(error)) return <NetworkErrorScreen onRetry={() => void refetch()} />
  if (!hasEnded) throw error
  return (
    <MessageScreen drawing={<UnlitLantern />} title={t('shared.endedTitle')}>
      {t('shared.endedMessage')}
    </MessageScreen>
  )
}
