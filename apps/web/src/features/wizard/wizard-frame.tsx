import { ChevronLeft, Volume2, X } from 'lucide-react'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNote } from '#features/offline/offline-note.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LanternColumn, LanternRow, type LanternStep } from '#ui/lantern-path.tsx'
import { STEPS, type Step } from './steps'
import { useSpeech } from './use-speech'

/** The way on top (or beside, where there is room), the question, and what answers it. */
export function WizardFrame({
  step,
  title,
  isLit,
  onBack,
  onStep,
  close,
  pinned,
  isPinnedOver = true,
  children,
}: {
  step: Step | 'ticket'
  title: string
  isLit: (step: Step) => boolean
  onBack: (() => void) | null
  onStep: (step: Step) => void
  close: ReactElement
  pinned?: ReactNode
  /** The cards scroll behind it; a ticket is never covered. */
  isPinnedOver?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation(['wizard', 'common'])
  const { canSpeak, say } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The answer that was tapped is gone: whoever cannot see it is led to the next question.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [title])
  const number = step === 'ticket' ? STEPS.length : STEPS.indexOf(step) + 1
  const position = t('stepOf', { step: number, steps: STEPS.length })
  const steps: LanternStep[] = STEPS.map((id) => ({
    name: t(`steps.${id}`),
    state: id === step ? 'current' : isLit(id) ? 'done' : 'ahead',
  }))
  const turnTo = (index: number) => {
    const target = STEPS[index]
    if (target) onStep(target)
  }
  return (
    <div className="min-h-svh bg-linear-to-b from-wash to-page to-45% md:grid md:grid-cols-[19rem_minmax(0,1fr)] low:block">
      <aside className="sticky top-0 hidden h-svh items-center pt-10 pl-4 md:flex low:hidden">
        <LanternColumn label={position} steps={steps} onReturn={turnTo} />
      </aside>
      <main className="mx-auto flex min-h-svh w-full max-w-220 flex-col @container px-screen pt-safe">
        <div
          className={`flex items-center justify-between gap-2 ${step === 'ticket' ? 'min-h-16' : 'min-h-20'}`}
        >
          <IconButton
            label={t('common:back')}
            disabled={!onBack}
            className={onBack ? '' : 'invisible'}
            onClick={() => onBack?.()}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <div className="flex min-w-0 flex-1 justify-center md:hidden low:hidden">
            <LanternRow label={position} steps={steps} onReturn={turnTo} />
          </div>
          <IconButton label={t('close')} render={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {/* A phone on its side has no height for two rows: the question takes the place of the way. */}
        <div
          className={`flex flex-wrap items-start justify-between gap-4 pb-4 low:mx-14 low:flex-nowrap low:pb-3 ${step === 'ticket' ? 'low:-mt-12' : 'low:-mt-16'}`}
        >
          <div className="min-w-min flex-1 basis-0">
            {step !== 'ticket' && (
              <p className="text-sm font-bold text-muted">
                {position} · {t(`steps.${step}`)}
              </p>
            )}
            <h1
              key={title}
              ref={heading}
              tabIndex={-1}
              className={`mt-0.5 animate-appear wrap-break-word outline-none ${step === 'ticket' ? 'text-xl' : 'text-2xl'}`}
            >
              {title}
            </h1>
          </div>
          {canSpeak && step !== 'ticket' && (
            <IconButton
              label={t('listen')}
              ground="surface"
              size={64}
              onClick={() => say(title)}
              className="text-link"
            >
              <Volume2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {step !== 'ticket' && <OfflineNote says="waiting" className="mb-4" />}
        <div
          className={
            isPinnedOver
              ? 'flex-1 pb-1'
              : 'flex flex-1 flex-col pb-3 *:w-full lg:flex-none lg:pt-4 lg:pb-8'
          }
        >
          {children}
        </div>
        {pinned && (
          <div
            className={`-mx-1 px-1 pb-safe ${isPinnedOver ? 'sticky bottom-0 z-2 bg-linear-to-t from-page from-60% to-transparent pt-8 short:pt-5 low:static @max-[17rem]:static' : ''}`}
          >
            {pinned}
          </div>
        )}
      </main>
    </div>
  )
}
