import type { Kid } from '@luciole/contract/kids'
import type { StoryRequest, WizardKey } from '@luciole/contract/wizard'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '#api/describe-error'
import { ageInYears } from '#features/kids/age'
import { GateLamp, useGate } from '#features/subscriptions/gate-sheet.tsx'
import { currentLanguage } from '#i18n/i18n'
import { useOnline } from '#platform/online'
import { Lamp } from '#ui/lamp.tsx'
import { Ghost } from '#ui/quiet.tsx'
import { replaceWords } from './replace-words'
import { answerQuestion, QUESTIONS } from './steps'
import './ticket.css'
import { piecesOf } from './ticket-pieces'
import { TicketPicture } from './ticket-picture.tsx'
import { useCreateStory, useStoriesLeft, useTicket } from './ticket.queries'
import { WizardFrame } from './wizard-frame.tsx'

/** Until that age. The minutes are what a voice takes for as many words as the age is told. */
const PAGES: readonly [age: number, pages: number, minutes: number][] = [
  [3, 8, 2],
  [5, 8, 3],
  [7, 10, 7],
  [9, 12, 8],
  [Number.POSITIVE_INFINITY, 12, 12],
]
const isWizardKey = (key: string): key is WizardKey => QUESTIONS.some((one) => one.key === key)
/** Whose names stand on the ticket is chosen where friends are; the kid's own, where the hero is. */
const placeOf = ({ key, request }: { key: string; request: StoryRequest }): WizardKey | null => {
  if (key === 'friends') return 'companion'
  if (key === 'hero-name' && request.kidIsHero) return 'hero-type'
  return isWizardKey(key) ? key : null
}

/** A button is a box: what follows its last word stands in it, or it would stand beside the whole of it. */
function Tied({ text, after }: { text: string; after: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="whitespace-nowrap">
        {text.slice(last)}
        <span className="ticket-stop">{after}</span>
      </span>
    </>
  )
}

/** Every answer in one sentence, each part of it a way back; then the story is asked for. */
export function TicketScreen({
  kid,
  request,
  frame,
  onChange,
  onRequest,
  nameRequest,
  onSent,
}: {
  kid: Kid
  request: StoryRequest
  frame: Pick<ComponentProps<typeof WizardFrame>, 'close' | 'isLit' | 'onStep' | 'onBack'>
  onChange: (key: WizardKey) => void
  onRequest: (request: StoryRequest) => void
  /** The same name for the same answers, however often they are sent. */
  nameRequest: () => string
  onSent: () => void
}) {
  const { t } = useTranslation(['wizard', 'common', 'offline'])
  const navigate = useNavigate()
  const isOnline = useOnline()
  const language = currentLanguage()
  const { data: ticket, error, refetch } = useTicket({ kidId: kid.id, request })
  const leftNow = useStoriesLeft()
  const [leftWhenSent, setLeftWhenSent] = useState(leftNow)
  const create = useCreateStory()
  const isSent = create.isPending || create.isSuccess
  /** The story counts as soon as it is asked for: said again meanwhile, it would seem paid twice. */
  const left = isSent ? leftWhenSent : leftNow
  const isEmpty = left === 0
  const gate = useGate('stories')
  const age = ageInYears(kid)
  const [, pages, minutes] = PAGES.find(([until]) => age < until) ?? [0, 12, 12]

  const write = () => {
    setLeftWhenSent(leftNow)
    create.mutate(
      { kidId: kid.id, requestId: nameRequest(), request },
      {
        onSuccess: ({ storyId }) => {
          onSent()
          void navigate({
            to: '/kid/$kidid/story/$storyid',
            params: { kidid: kid.id, storyid: storyId },
            // The answers are a story now: back leads to the child, not to the questions.
            replace: true,
          })
        },
      },
    )
  }
  return (
    <WizardFrame
      {...frame}
      step="ticket"
      title={t('ticket.title')}
      isPinnedOver={false}
      pinned={
        <div className="mx-auto grid max-w-120 grid-cols-[minmax(0,1fr)] gap-2 text-center">
          {isEmpty ? (
            <GateLamp gate="stories" seePlans={t('ticket.seePlans')} />
          ) : (
            <Lamp
              firefly
              notYet={!isOnline && t('offline:waiting')}
              busy={isSent && t('ticket.writing')}
              onClick={write}
            >
              {t('ticket.write')}
            </Lamp>
          )}
          <p className="text-sm text-muted">
            {left === null ? ' ' : isEmpty ? gate.message : t('ticket.left', { count: left })}
          </p>
        </div>
      }
    >
      <article className={`ticket ${isSent ? 'ticket-torn' : ''}`}>
        <div className="ticket-picture">
          <TicketPicture kid={kid} request={request} creatures={ticket?.creatures} />
          <p>{t('ticket.for', { name: kid.name })}</p>
        </div>
        <p className="ticket-sentence" aria-busy={!ticket}>
          {piecesOf(
            (ticket?.parts ?? []).map(({ text, key }) => ({
              text: text[language],
              key: key && placeOf({ key, request }),
            })),
          ).map(({ text, key, before, after }, index) =>
            key ? (
              <span key={`${key}${index}`} className="whitespace-nowrap">
                {before}
                <button
                  type="button"
                  aria-label={t('ticket.change', { part: text })}
                  onClick={() => onChange(key)}
                >
                  <Tied text={text} after={after} />
                </button>
              </span>
            ) : (
              <span key={`${text}${index}`}>{text}</span>
            ),
          )}
        </p>
        <dl className="ticket-stub">
          <div>
            <dt>{t('ticket.pages')}</dt>
            <dd>{pages}</dd>
          </div>
          <div>
            <dt>{t('ticket.languages')}</dt>
            <dd>EN · FR</dd>
          </div>
          <div>
            <dt>{t('ticket.readAloud')}</dt>
            <dd>{t('ticket.minutes', { count: minutes })}</dd>
          </div>
        </dl>
      </article>
      {!ticket && isNetworkError(error) ? (
        <div className="mx-auto mt-4 grid max-w-120 justify-items-center gap-2 text-center">
          <p role="alert">{t('common:network.message')}</p>
          <p className="text-sm text-muted">{t('offline:waiting')}</p>
          <Ghost onClick={() => void refetch()}>{t('common:retry')}</Ghost>
        </div>
      ) : (
        <p className="mt-2 text-center text-sm text-muted">{t('ticket.hint')}</p>
      )}
      {ticket?.unused.map(({ key, words, near }) => (
        <section
          key={`${key} ${words}`}
          className="mx-auto mt-4 max-w-120 rounded-input bg-warning-soft p-4"
        >
          <p className="text-warning">{t('ticket.unused', { words })}</p>
          {near.length > 0 && isWizardKey(key) && (
            <>
              <p className="mt-1 text-sm text-warning">{t('ticket.near')}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                {near.map((word) => (
                  <Ghost
                    key={word.en}
                    onClick={() =>
                      onRequest(
                        answerQuestion({
                          request,
                          key,
                          value: replaceWords({
                            text: request.answers[key] ?? '',
                            words,
                            by: word[language],
                          }),
                        }),
                      )
                    }
                  >
                    {word[language]}
                  </Ghost>
                ))}
              </div>
            </>
          )}
        </section>
      ))}
      {ticket?.refused.map(({ key }) => (
        <p key={key} role="alert" className="mt-4 text-center font-bold text-danger">
          {t('refused')}{' '}
          {isWizardKey(key) && <Ghost onClick={() => onChange(key)}>{t(`questions.${key}`)}</Ghost>}
        </p>
      ))}
    </WizardFrame>
  )
}
