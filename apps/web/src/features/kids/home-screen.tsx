import type { Kid } from '@luciole/contract/kids'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentIssueBanner } from '#features/subscriptions/payment-issue-banner.tsx'
import { OfflineNote } from '#features/offline/offline-note.tsx'
import { useOnline } from '#platform/online'
import { SubscriptionNote } from '#features/subscriptions/subscription-note.tsx'
import { GateSheet } from '#features/subscriptions/gate-sheet.tsx'
import { useSubscription } from '#features/subscriptions/subscriptions.queries'
import { StoryShelf } from '#features/stories/story-shelf.tsx'
import { LIMITS } from '@luciole/contract/limits'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { HillStage } from './hill-stage.tsx'
import { HomeFrame } from './home-frame.tsx'
import { useKids } from './kids.queries'
import { readLastKid, rememberLastKid } from './last-kid'
import { onlyOpenKid } from './only-open-kid'
import { LockedKidSheet } from './locked-kid.tsx'

/** Who is tonight's story for? The last kid is chosen already; the lamp carries the name. */
export function HomeScreen() {
  const { t } = useTranslation(['kids', 'offline'])
  const navigate = useNavigate()
  const { data: kids, error } = useKids()
  const isOnline = useOnline()
  const [chosenId, setChosenId] = useState(readLastKid)
  const [locked, setLocked] = useState<Kid | null>(null)
  const [isFull, setFull] = useState(false)
  const { data: subscription } = useSubscription()
  if (error && !kids) throw error
  if (!kids) return <LoadingScreen />
  const open = kids.filter((kid) => !kid.locked)
  const chosen = open.find(({ id }) => id === chosenId) ?? open[0]
  const choose = ({ id }: Kid) => {
    setChosenId(id)
    rememberLastKid(id)
  }
  return (
    <>
      <HomeFrame
        stage={
          <HillStage
            kids={kids}
            chosenId={chosen?.id ?? null}
            onChoose={choose}
            onOpen={({ id }) => void navigate({ to: '/kid/$kidid', params: { kidid: id } })}
            onLocked={setLocked}
            canAdd={kids.length < LIMITS.familyKids}
            onAdd={
              subscription && kids.length >= subscription.kidLimit ? () => setFull(true) : null
            }
          />
        }
        lamp={
          chosen && (
            <Lamp
              notYet={!isOnline && t('offline:noStory')}
              render={
                <Link
                  to="/kid/$kidid/createstory"
                  params={{ kidid: chosen.id }}
                  onClick={() => rememberLastKid(chosen.id)}
                />
              }
            >
              {t('makeStoryFor', { name: chosen.name })}
            </Lamp>
          )
        }
        shelf={
          <div className="home-shelf mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:mt-0">
            <OfflineNote />
            <PaymentIssueBanner />
            {/* A book that cannot be opened is not put before a child. */}
            <StoryShelf kidId={onlyOpenKid(kids)} allOf={chosen?.id} />
          </div>
        }
        note={<SubscriptionNote />}
      />
      <GateSheet gate="kids" open={isFull} onOpenChange={setFull} />
      <LockedKidSheet kid={locked} onClose={() => setLocked(null)} />
    </>
  )
}
