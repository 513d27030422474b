import { Link } from '@tanstack/react-router'
import { ChevronLeft, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CompanionRow } from '#features/companions/companion-row.tsx'
import { OfflineNote } from '#features/offline/offline-note.tsx'
import { useOnline } from '#platform/online'
import { StoryShelf } from '#features/stories/story-shelf.tsx'
import { RatingPrompt } from '#features/reader/rating-prompt.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { AgeText } from './age-text.tsx'
import { KidStage, LONG_NAME, SHORT_NAME } from './kid-stage.tsx'
import { useKid } from './kids.queries'
import { LockedKid } from './locked-kid.tsx'

const nameSize = ({ length }: string) =>
  length > LONG_NAME
    ? 'max-w-[44%] text-xl'
    : `max-w-[50%] ${length > SHORT_NAME ? 'text-2xl' : 'text-3xl'}`

export function KidHomeScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['kids', 'common', 'offline'])
  const { data: kid, error } = useKid(kidId)
  const isOnline = useOnline()
  if (error) throw error
  if (!kid) return <LoadingScreen />
  const params = { kidid: kid.id }
  return (
    <main className="pb-safe">
      <header className="relative">
        <KidStage kid={kid} />
        <div className="absolute inset-x-0 top-0 mx-auto max-w-160 px-screen pt-safe">
          <div className="flex justify-between">
            <IconButton label={t('common:back')} ground="surface" render={<Link to="/" />}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('home.edit', { name: kid.name })}
              ground="surface"
              render={<Link to="/kid/$kidid/edit" params={params} />}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
          </div>
          <h1 className={`mt-5 wrap-anywhere text-on-kid ${nameSize(kid.name)}`}>{kid.name}</h1>
          <p className="mt-1 text-lg font-bold text-on-kid">
            <AgeText dateOfBirth={kid.dateOfBirth} />
          </p>
          <p
            role="status"
            className="mt-3 text-sm font-bold *:rounded-full *:bg-surface *:shadow-card"
          >
            {kid.portrait.state === 'painting' && (
              <span className="inline-block px-3 py-1">{t('home.beingCreated')}</span>
            )}
          </p>
        </div>
      </header>
      <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5 px-screen pt-4">
        {kid.locked ? (
          <LockedKid kid={kid} />
        ) : (
          <>
            <div>
              <OfflineNote className="mb-5" />
              <Lamp
                firefly={isOnline}
                notYet={!isOnline && t('offline:noStory')}
                render={<Link to="/kid/$kidid/createstory" params={params} />}
              >
                {t('makeStoryFor', { name: kid.name })}
              </Lamp>
              {kid.portrait.state === 'none' && (
                <Quiet
                  className="mt-2 w-full"
                  render={<Link to="/kid/$kidid/create/avatar" params={params} />}
                >
                  {t('edit.createAvatar')}
                </Quiet>
              )}
            </div>
            <StoryShelf kidId={kid.id} label={t('home.stories')} />
          </>
        )}
        <CompanionRow kidId={kid.id} />
      </div>
      <RatingPrompt />
    </main>
  )
}
