import type { Companion } from '@luciole/contract/companions'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NotFoundScreen } from '#ui/not-found-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { CompanionForm } from './companion-form.tsx'
import { CompanionPicture } from './companion-picture.tsx'
import { CompanionRow } from './companion-row.tsx'
import { useCompanions, useDeleteCompanion, useUpdateCompanion } from './companions.queries'

/** Without an id the parent chooses; an unknown one is not found. */
export function EditCompanionScreen({
  kidId,
  companionId,
}: {
  kidId: string
  companionId: string | undefined
}) {
  const { t } = useTranslation(['companions', 'common'])
  const { data: companions, error } = useCompanions(kidId)
  if (error) throw error
  if (!companions) return <LoadingScreen />
  const companion = companions.find(({ id }) => id === companionId)
  if (companionId && !companion) return <NotFoundScreen />
  return (
    <main className="mx-auto w-full max-w-120 px-screen pt-safe pb-safe">
      <IconButton
        label={t('common:back')}
        render={<Link to="/kid/$kidid" params={{ kidid: kidId }} />}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {companion ? (
        <EditOne key={companion.id} companion={companion} />
      ) : (
        <>
          <h1 className="mt-2 mb-2 text-2xl">{t('edit.chooseTitle')}</h1>
          <CompanionRow kidId={kidId} canEdit hasTitle={false} />
        </>
      )}
    </main>
  )
}

function EditOne({ companion }: { companion: Companion }) {
  const { t } = useTranslation(['companions', 'common'])
  const leaveFor = useLeaveFor()
  const { id: companionId, kidId, name } = companion
  const update = useUpdateCompanion()
  const remove = useDeleteCompanion(name)
  const [isAsking, setAsking] = useState(false)
  const params = { kidid: kidId }
  return (
    <>
      <h1 className="mt-2 mb-6 text-2xl">{t('edit.title', { name })}</h1>
      <CompanionPicture companion={companion} />
      <CompanionForm
        type={companion.type}
        companion={companion}
        submitLabel={t('edit.save')}
        isBusy={update.isPending}
        onSubmit={(fields) => update.mutateAsync({ kidId, companionId, companion: fields })}
      />
      <div className="mt-8 text-center">
        <Quiet look="danger" onClick={() => setAsking(true)}>
          {t('edit.delete', { name })}
        </Quiet>
      </div>
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('edit.deleteTitle', { name })}
        message={t('edit.deleteMessage', { name })}
        keepLabel={t('edit.keep', { name })}
        confirmLabel={t('edit.deleteConfirm', { name })}
        onConfirm={() =>
          remove.mutate(
            { kidId, companionId },
            { onSuccess: () => void leaveFor({ to: '/kid/$kidid', params }) },
          )
        }
      />
    </>
  )
}
