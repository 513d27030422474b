import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#api/describe-error'
import { GateSheet } from '#features/subscriptions/gate-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KidForm } from './kid-form.tsx'
import { useCreateKid, useKids } from './kids.queries'

export function CreateKidScreen() {
  const { t } = useTranslation(['kids', 'common'])
  const navigate = useNavigate()
  const create = useCreateKid()
  const [isFull, setFull] = useState(false)
  const isFirst = useKids().data?.length === 0
  return (
    <main className="mx-auto w-full max-w-120 px-screen pt-safe pb-safe">
      <div className="flex min-h-14 items-center">
        {!isFirst && (
          <IconButton label={t('common:back')} render={<Link to="/" />}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <h1 className="mt-2 mb-6 text-2xl">{t('form.createTitle')}</h1>
      <KidForm
        submitLabel={t('form.create')}
        isBusy={create.isPending || create.isSuccess}
        onSubmit={async (fields) => {
          const { id } = await create.mutateAsync(fields, {
            onError: (error) => setFull(reasonOf(error) === 'kid.limit_reached'),
          })
          await navigate({ to: '/kid/$kidid/create/avatar', params: { kidid: id }, replace: true })
        }}
      />
      <GateSheet gate="kids" open={isFull} onOpenChange={setFull} />
    </main>
  )
}
