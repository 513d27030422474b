import { COMPANION_TYPES } from '@luciole/contract/companions'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { choicePicture } from '#features/wizard/choice-pictures.tsx'
import { useKid } from '#features/kids/kids.queries'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { StepHeading } from '#ui/step-heading.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { useStep } from '#ui/use-step'
import { CompanionForm } from './companion-form.tsx'
import { useCreateCompanion } from './companions.queries'

/** The kind first, seven drawn cards; then only what that kind needs. */
export function CreateCompanionScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['companions', 'common'])
  const leaveFor = useLeaveFor()
  const { data: kid, error } = useKid(kidId)
  const create = useCreateCompanion()
  const { step, go, back } = useStep()
  const type = COMPANION_TYPES.find((kind) => kind === step)
  if (error) throw error
  const params = { kidid: kidId }
  return (
    <main
      className={`mx-auto w-full max-w-160 px-screen pt-safe pb-safe ${type ? '' : 'lg:max-w-220'}`}
    >
      {type ? (
        <IconButton label={t('common:back')} onClick={back}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t('common:back')} render={<Link to="/kid/$kidid" params={params} />}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <StepHeading key={step} isArrived={step !== null} className="mt-2 text-2xl">
        {t(type ? 'create.detailsTitle' : 'create.title')}
      </StepHeading>
      {type ? (
        <div className="mt-6">
          <CompanionForm
            type={type}
            submitLabel={t('create.submit')}
            isBusy={create.isPending || create.isSuccess}
            onSubmit={async (companion) => {
              const { id: companionId } = await create.mutateAsync({ kidId, companion })
              const to = '/kid/$kidid/create/companionAvatar'
              await leaveFor({ to, params, search: { companionId } })
            }}
          />
        </div>
      ) : (
        <>
          <p className="mt-2 text-muted">{t('create.subtitle', { name: kid?.name ?? '' })}</p>
          <div className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
            {COMPANION_TYPES.map((kind) => (
              <ChoiceCard
                key={kind}
                picture={choicePicture(`companion-${kind}`)}
                label={t(`types.${kind}`)}
                onChoose={() => go(kind)}
              />
            ))}
          </div>
        </>
      )}
    </main>
  )
}
