import type { Kid } from '@luciole/contract/kids'
import { LIMITS } from '@luciole/contract/limits'
import type { StoryRequest, WizardKey } from '@luciole/contract/wizard'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanions } from '#features/companions/companions.queries'
import { LockedKidScreen } from '#features/kids/locked-kid-screen.tsx'
import { useKid, useKids } from '#features/kids/kids.queries'
import { GateSheet } from '#features/subscriptions/gate-sheet.tsx'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { SurpriseBar } from '#ui/surprise-bar.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { useComingAlong } from './coming-along'
import { examplesOf } from './examples-of'
import { FamilyCards, KidFace, LoneHero } from './family-cards.tsx'
import {
  answerQuestion,
  chooseKidAsHero,
  firstQuestionOf,
  forgetAnswer,
  isAnswered,
  isChoiceKey,
  isStepAnswered,
  isTextKey,
  questionAfter,
  questionAfterChange,
  questionBefore,
  stepAfter,
  stepOf,
  surpriseStep,
  surpriseTheRest,
  toggleFriend,
  wordsFor,
  type Step,
} from './steps'
import { TextQuestion } from './text-question.tsx'
import { TicketScreen } from './ticket-screen.tsx'
import { useStoriesLeft } from './ticket.queries'
import { useWizardDraft, type WizardPlace, type WizardState } from './wizard-draft'
import { WizardFrame } from './wizard-frame.tsx'

const A_DAY_MS = 86_400_000

/** Both on one line of a narrow phone. */
const SMALL = 'max-[30rem]:px-[10px] max-[30rem]:text-sm'

export function WizardScreen({ kidId }: { kidId: string }) {
  const { data: kid, error } = useKid(kidId)
  if (error) throw error
  if (!kid) return <LoadingScreen />
  return kid.locked ? <LockedKidScreen /> : <Wizard key={kid.id} kid={kid} />
}

function Wizard({ kid }: { kid: Kid }) {
  const { state, change, nameRequest, forget } = useWizardDraft(kid.id)
  const left = useStoriesLeft()
  const [isTold, setTold] = useState(false)
  if (!state) return <LoadingScreen />
  // Told before the questions, not after them; the ticket says it by itself.
  const isEarly = left === 0 && state.place !== 'ticket' && !isTold
  return (
    <>
      <Steps kid={kid} state={state} change={change} nameRequest={nameRequest} forget={forget} />
      <GateSheet gate="stories" open={isEarly} onOpenChange={(isOpen) => setTold(!isOpen)} />
    </>
  )
}

function Steps({
  kid,
  state: { request, place },
  change,
  nameRequest,
  forget,
}: { kid: Kid; state: WizardState } & Omit<ReturnType<typeof useWizardDraft>, 'state'>) {
  const { t } = useTranslation('wizard')
  const comingAlong = useComingAlong({ kidId: kid.id, friends: request.friends })
  /** What the ticket told when one of its words was tapped: the answer leads back to it. */
  const [ticketed, setTicketed] = useState<StoryRequest | null>(null)
  const go = (next: WizardPlace | null, changed: StoryRequest = request) => {
    if (!next || next === 'ticket') setTicketed(null)
    change({ request: changed, place: next ?? 'ticket' })
  }
  const close = <Link to="/kid/$kidid" params={{ kidid: kid.id }} />
  const frame = {
    close,
    isLit: (step: Step) => isStepAnswered({ request, step }),
    onStep: (step: Step) => {
      setTicketed(null)
      go(firstQuestionOf({ request, step }))
    },
  }
  if (place === 'ticket') {
    return (
      <TicketScreen
        kid={kid}
        request={request}
        frame={{ ...frame, onBack: () => go(questionBefore({ request, key: null })) }}
        onChange={(key) => {
          setTicketed(request)
          go(key)
        }}
        onRequest={(changed) => change({ request: changed, place: 'ticket' })}
        nameRequest={nameRequest}
        onSent={forget}
      />
    )
  }
  const step = stepOf(place)
  const before = ticketed ? 'ticket' : questionBefore({ request, key: place })
  const next = (changed: StoryRequest) => {
    const asked = { request: changed, key: place }
    go(
      ticketed ? questionAfterChange({ ...asked, before: ticketed }) : questionAfter(asked),
      changed,
    )
  }
  const leaveToChance = () =>
    next(
      isChoiceKey(place)
        ? answerQuestion({ request, key: place, value: 'surprise' })
        : forgetAnswer({ request, key: place }),
    )
  const questions: Record<string, string> = t('questions', { returnObjects: true })
  const chosen = isAnswered({ request, key: place })
  /** Chosen one by one: a tap beside "go on" must not send them all away. */
  const hasFriends = place === 'companion' && request.friends.length > 0
  return (
    <WizardFrame
      {...frame}
      step={step}
      title={wordsFor({ words: questions, request, key: place }) ?? ''}
      onBack={before ? () => go(before) : null}
      pinned={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p role="status" className="text-center text-sm text-muted">
            {hasFriends && request.friends.length === LIMITS.friendsPerStory && t('friendsFull')}
          </p>
          {!chosen && <SurpriseBar label={t('surprise')} onChoose={leaveToChance} />}
          {chosen && isChoiceKey(place) && (
            <Lamp onClick={() => next(request)}>
              {hasFriends ? `${comingAlong} · ${t('goOn')}` : t('goOn')}
            </Lamp>
          )}
          <div className="-mb-2 flex flex-wrap justify-center gap-x-1">
            {chosen && !hasFriends && <Quiet onClick={leaveToChance}>{t('surprise')}</Quiet>}
            {!chosen && (
              <Quiet
                aria-label={t('surpriseStep')}
                className={SMALL}
                onClick={() => {
                  const changed = surpriseStep({ request, step })
                  go(ticketed ? null : stepAfter({ request: changed, step }), changed)
                }}
              >
                {t('surpriseStepShort')}
              </Quiet>
            )}
            <Quiet
              aria-label={t('surpriseRest')}
              className={SMALL}
              onClick={() => go(null, surpriseTheRest(withHero({ request, kid })))}
            >
              {t(hasFriends ? 'surpriseRest' : 'surpriseRestShort')}
            </Quiet>
          </div>
        </div>
      }
    >
      <Answer
        key={place}
        kid={kid}
        place={place}
        request={request}
        onNext={next}
        onStay={(changed) => go(place, changed)}
      />
    </WizardFrame>
  )
}

/** Whoever leaves everything to chance wants a story about their child. */
const withHero = ({ request, kid }: { request: StoryRequest; kid: Kid }) =>
  isAnswered({ request, key: 'hero-type' }) ? request : chooseKidAsHero({ request, sex: kid.sex })

function Answer({
  kid,
  place,
  request,
  onNext,
  onStay,
}: {
  kid: Kid
  place: WizardKey
  request: StoryRequest
  onNext: (request: StoryRequest) => void
  onStay: (request: StoryRequest) => void
}) {
  const { t } = useTranslation('wizard')
  const { data: companions = [] } = useCompanions(kid.id)
  const { data: kids = [] } = useKids()
  const [day] = useState(() => Math.floor(Date.now() / A_DAY_MS))
  if (isTextKey(place)) {
    const words: Record<string, readonly string[]> = t('examples', { returnObjects: true })
    const examples = wordsFor({ words, request, key: place }) ?? []
    return (
      <TextQuestion
        questionKey={place}
        examples={examplesOf({ examples, day })}
        value={request.answers[place]}
        onAnswer={(value) => onNext(answerQuestion({ request, key: place, value }))}
        onSkip={() => onNext(forgetAnswer({ request, key: place }))}
      />
    )
  }
  const isHero = place === 'hero-type'
  return (
    <ChoiceQuestion
      questionKey={place}
      value={isHero && request.kidIsHero ? undefined : request.answers[place]}
      {...(place === 'companion' && { pictures: { no: <LoneHero kid={kid} request={request} /> } })}
      onAnswer={(value) => onNext(answerQuestion({ request, key: place, value }))}
    >
      {isHero && (
        <ChoiceCard
          picture={<KidFace kid={kid} />}
          label={t('kidAsHero', { name: kid.name, context: kid.sex })}
          state={request.kidIsHero ? 'chosen' : 'rest'}
          onChoose={() => onNext(chooseKidAsHero({ request, sex: kid.sex }))}
        />
      )}
      {place === 'companion' && (
        <FamilyCards
          kids={kids.filter(({ id, locked }) => id !== kid.id && !locked)}
          companions={companions}
          chosen={request.friends}
          onToggle={(friend) =>
            onStay(toggleFriend({ request, friend, most: LIMITS.friendsPerStory }))
          }
        />
      )}
    </ChoiceQuestion>
  )
}
