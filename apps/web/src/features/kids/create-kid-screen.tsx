import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { KidForm } from './kid-form.tsx'
import { useCreateKid, useKids } from './kids.queries'

export function CreateKidScreen() {
  const { t } = useTranslation(['kids', 'common'])
  const navigate = useNavigate()
  const create = useCreateKid()
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
          const { id } = await create.mutateAsync(fields)
          await navigate({ to: '/kid/$kidid/create/avatar', params: { kidid: id } })
        }}
      />
    </main>
  )
}
