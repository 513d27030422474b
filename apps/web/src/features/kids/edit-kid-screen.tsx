import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanionRow } from '#features/companions/companion-row.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { characterOf } from './kid-figure.tsx'
import { KidForm } from './kid-form.tsx'
import { useDeleteKid, useKid, useUpdateKid } from './kids.queries'
import { faceState } from './portrait-state'

export function EditKidScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['kids', 'common'])
  const navigate = useNavigate()
  const { data: kid, error } = useKid(kidId)
  const { save, isPending } = useUpdateKid(kidId)
  const remove = useDeleteKid()
  const [isAsking, setAsking] = useState(false)
  if (error) throw error
  if (!kid) return <LoadingScreen />
  const params = { kidid: kid.id }
  const hasPortrait = kid.portrait.state !== 'none'
  return (
    <main className="mx-auto w-full max-w-120 px-screen pt-safe pb-safe">
      <IconButton label={t('common:back')} render={<Link to="/kid/$kidid" params={params} />}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="mt-2 mb-6 text-2xl">{t('form.editTitle', { name: kid.name })}</h1>
      <Link
        to={hasPortrait ? '/kid/$kidid/editavatar' : '/kid/$kidid/create/avatar'}
        params={params}
        className="mb-7 flex items-center gap-4 rounded-card bg-surface p-4 text-ink no-underline shadow-card"
      >
        <Portrait
          state={faceState({ portrait: kid.portrait, neutral: characterOf(kid) })}
          color={kid.color}
          size={72}
        />
        <span className="flex-1 font-title text-lg font-medium">
          {t(hasPortrait ? 'edit.editAvatar' : 'edit.createAvatar')}
        </span>
        <ChevronRight aria-hidden="true" className="text-muted" />
      </Link>
      <KidForm
        key={kid.id}
        kid={kid}
        submitLabel={t('form.save')}
        isBusy={isPending}
        onSubmit={save}
      />
      <div className="mt-8">
        <CompanionRow kidId={kid.id} canEdit />
      </div>
      <div className="mt-8 text-center">
        <Quiet look="danger" onClick={() => setAsking(true)}>
          {t('edit.delete')}
        </Quiet>
      </div>
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('edit.deleteTitle', { name: kid.name })}
        message={t('edit.deleteMessage', { name: kid.name })}
        keepLabel={t('edit.keep')}
        confirmLabel={t('edit.deleteConfirm', { name: kid.name })}
        onConfirm={() =>
          remove.mutate({ kidId }, { onSuccess: () => void navigate({ to: '/', replace: true }) })
        }
      />
    </main>
  )
}
