import { Link } from '@tanstack/react-router'
import { ChevronLeft, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CompanionRow } from '#features/companions/companion-row.tsx'
import { StoryShelf } from '#features/stories/story-shelf.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { AgeText } from './age-text.tsx'
import { KidFigure } from './kid-figure.tsx'
import { useKid } from './kids.queries'
import { LockedKid } from './locked-kid.tsx'

export function KidHomeScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['kids', 'common'])
  const { data: kid, error } = useKid(kidId)
  if (error) throw error
  if (!kid) return <LoadingScreen />
  const params = { kidid: kid.id }
  return (
    <main className="mx-auto w-full max-w-260 pb-safe">
      <header className="relative">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-[80%] rounded-b-[50%_12%]"
          style={{ background: `var(--kid-${kid.color})` }}
        />
        <div className="relative flex justify-between px-screen pt-safe">
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
        <div className="relative mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] items-center px-screen">
          <div>
            <h1 className="text-3xl wrap-break-word">{kid.name}</h1>
            <p className="mt-1 text-lg font-bold">
              <AgeText dateOfBirth={kid.dateOfBirth} />
            </p>
          </div>
          <KidFigure kid={kid} className="h-72 justify-self-center" />
        </div>
      </header>
      <div className="mx-auto grid max-w-160 gap-8 px-screen pt-6">
        {kid.locked ? (
          <LockedKid kid={kid} />
        ) : (
          <>
            <Lamp firefly render={<Link to="/kid/$kidid/createstory" params={params} />}>
              {t('makeStoryFor', { name: kid.name })}
            </Lamp>
            <StoryShelf kidId={kid.id} />
          </>
        )}
        <CompanionRow kidId={kid.id} />
      </div>
    </main>
  )
}
