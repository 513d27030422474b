import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberGrownUp } from '#features/kids/grown-up'
import {
  useSkipOnboarding,
  useStartTrial,
  useSubscription,
} from '#features/subscriptions/subscriptions.queries'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useStep } from '#ui/use-step'
import { ChoosePicture, HeroPicture, ReadPicture } from './onboarding-pictures.tsx'

const STEPS = [
  { name: 'hero', Picture: HeroPicture },
  { name: 'choose', Picture: ChoosePicture },
  { name: 'read', Picture: ReadPicture },
] as const

const Dots = ({ step }: { step: number }) => (
  <span aria-hidden="true" className="flex items-center gap-2.5">
    {STEPS.map(({ name }, index) => (
      <span
        key={name}
        className={`h-2.5 rounded-full transition-[width,background-color] duration-240 ${index === step ? 'w-7 bg-primary' : 'w-2.5 bg-line'}`}
      />
    ))}
  </span>
)

/** The paper's edge under the picture: a low hill on a phone, a page's side on a desk. */
const PaperEdge = () => (
  <>
    <svg
      viewBox="0 0 390 46"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-px h-11 w-full text-page lg:hidden"
    >
      <path d="M0 26C80-12 190 2 250 10s100 8 140-14v50H0Z" fill="currentColor" />
    </svg>
    <svg
      viewBox="0 0 46 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-y-0 -right-px hidden h-full w-11 text-page lg:block"
    >
      <path d="M26 0c36 120-24 300-16 400s24 130 14 200h22V0Z" fill="currentColor" />
    </svg>
  </>
)

export function OnboardingScreen() {
  const { t } = useTranslation(['onboarding', 'common'])
  const place = useStep()
  const step = Number(place.step ?? 0)
  const navigate = useNavigate()
  const skip = useSkipOnboarding()
  const isLeaving = skip.isPending || skip.isSuccess
  const start = useStartTrial()
  const hadTrial = useSubscription().data?.trialAvailable === false && !start.isSuccess
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever has just signed up is a grown-up: the plans ask for no sum.
  useEffect(rememberGrownUp, [])
  useEffect(() => {
    if (step > 0) title.current?.focus()
  }, [step])
  const { name, Picture } = STEPS[step] ?? STEPS[0]
  const isLast = step === STEPS.length - 1
  const goHome = { onSuccess: () => void navigate({ to: '/', replace: true }) }

  return (
    <main className="flex min-h-svh flex-col lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="relative min-h-64 flex-1 lg:h-svh lg:flex-none">
        <div key={name} className="absolute inset-0 animate-appear">
          <Picture />
        </div>
        <PaperEdge />
      </div>
      <div className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-2 z-5 lg:top-6 lg:right-8">
        <Quiet
          look="plain"
          // The room behind it is neither light nor dark.
          className={isLast ? 'bg-page/80 lg:bg-transparent' : ''}
          disabled={isLeaving}
          onClick={() => skip.mutate(undefined, goHome)}
        >
          {t('skip')}
        </Quiet>
      </div>
      <div className="mx-auto flex w-full max-w-130 flex-none flex-col px-7 pt-5 pb-safe lg:justify-center lg:px-10">
        <p className="sr-only" aria-live="polite">
          {t('step', { step: step + 1, steps: STEPS.length })}
        </p>
        <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {t(`${name}.title`)}
        </h1>
        <p className="mt-3 min-h-20 text-lg text-muted">{t(`${name}.message`)}</p>
        {isLast ? (
          <div className="mt-5 grid gap-1 text-center">
            {hadTrial ? (
              <Lamp render={<Link to="/subscribe" />}>{t('seePlans')}</Lamp>
            ) : (
              <Lamp
                busy={(start.isPending || start.isSuccess) && t('starting')}
                onClick={() => start.mutate(undefined, goHome)}
              >
                {t('startTrial')}
              </Lamp>
            )}
            <p className="mt-2 text-sm text-muted">{t(hadTrial ? 'trialHad' : 'rules')}</p>
            <div className="mt-1 flex min-h-12 items-center justify-between">
              <Dots step={step} />
              {!hadTrial && <Quiet render={<Link to="/subscribe" />}>{t('seePlans')}</Quiet>}
            </div>
          </div>
        ) : (
          <div className="mt-5 flex items-center justify-between gap-6">
            <Dots step={step} />
            <div className="w-1/2 max-w-60">
              <Lamp busy={isLeaving && t('common:busy')} onClick={() => place.go(String(step + 1))}>
                {t('common:continue')}
              </Lamp>
            </div>
          </div>
        )}
      </div>
    </main>
  )
}
