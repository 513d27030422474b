import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnlitLantern } from '#ui/drawings.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useKids } from './kids.queries'
import { useLockedMessage } from './locked-kid.tsx'

/** Where an old link leads while the plan keeps that child's books closed. */
export function LockedKidScreen() {
  const { t } = useTranslation(['kids', 'common'])
  const { kidid } = useParams({ strict: false })
  const { data: kids } = useKids()
  const message = useLockedMessage()
  const name = kids?.find(({ id }) => id === kidid)?.name ?? ''
  return (
    <MessageScreen
      drawing={<UnlitLantern />}
      title={name ? t('locked.title', { name }) : ' '}
      action={
        <div className="grid gap-2">
          <Lamp render={<Link to="/subscribe" search={{ add: 'family' }} />}>
            {t('locked.action')}
          </Lamp>
          <Quiet look="plain" render={<Link to="/" />}>
            {t('common:home')}
          </Quiet>
        </div>
      }
    >
      <p>{message}</p>
    </MessageScreen>
  )
}
