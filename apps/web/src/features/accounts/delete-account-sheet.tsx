import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { setBlock } from '#api/blocking'
import { reasonOf } from '#api/describe-error'
import { Field, PasswordField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Danger } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { describeAccountError } from './account-errors'
import { FormError } from './account-frame.tsx'
import { useDeleteAccount } from './accounts.queries'
import { StoreSubscriptionNote } from './store-subscription-note.tsx'

/** What is lost, then two proofs; the safe way out is the lamp. */
export function DeleteAccountSheet({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation(['accounts', 'common'])
  const remove = useDeleteAccount()
  const [isStarted, setStarted] = useState(false)
  const word = t('deletion.word')
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors } = formState
  const isWrong = reasonOf(remove.error) === 'account.password_wrong'
  const submit = handleSubmit(({ password, confirmation }) =>
    remove.mutate(
      { password, confirmation: confirmation.trim() },
      { onSuccess: () => setBlock('account.deleted') },
    ),
  )

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('deletion.title')}
      description={
        <>
          <p>{t('deletion.message')}</p>
          <p className="mt-2">{t('deletion.keep')}</p>
        </>
      }
    >
      <StoreSubscriptionNote />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t('deletion.password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          error={errors.password?.message ?? (isWrong && t('change.wrongCurrent'))}
          {...register('password', { required: t('change.required') })}
        />
        <Field
          className="mt-4"
          label={t('deletion.confirmation', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation?.message}
          {...register('confirmation', {
            validate: (typed) => typed.trim() === word || t('deletion.confirmation', { word }),
            onChange: () => setStarted(true),
          })}
        />
        <FormError>{remove.error && !isWrong && describeAccountError(remove.error)}</FormError>
        <div className="mt-6 grid gap-3">
          <Lamp onClick={() => onOpenChange(false)}>{t('deletion.stay')}</Lamp>
          <Danger type="submit" disabled={remove.isPending || !isStarted}>
            {t('deletion.submit')}
          </Danger>
        </div>
      </form>
    </Sheet>
  )
}
