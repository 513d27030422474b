import { LIMITS } from '@luciole/contract/limits'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isRecovering } from '#api/recovery'
import { currentSession } from '#api/session'
import { PasswordField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { describeAccountError, isCurrentPasswordWrong } from './account-errors'
import { AccountFrame, FormError } from './account-frame.tsx'
import { useChangePassword } from './accounts.queries'
import { isAboutNewPassword, useNewPasswordRule } from './new-password'

export function ChangePasswordScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const navigate = useNavigate()
  const [asksCurrent, setAsksCurrent] = useState(() => !isRecovering())
  const change = useChangePassword()
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { current: '', next: '', again: '' },
  })
  const { errors } = formState
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  const rule = useNewPasswordRule()
  const isOfNext = isAboutNewPassword(change.error)
  const isCurrentWrong = isCurrentPasswordWrong(change.error)

  const submit = handleSubmit(({ current, next }) =>
    change.mutate(
      { current: asksCurrent ? current : null, next },
      {
        onSuccess: () => void navigate({ to: asksCurrent ? '/settings' : '/' }),
        onError: (error) => {
          if (isCurrentPasswordWrong(error)) setAsksCurrent(true)
        },
      },
    ),
  )

  return (
    <AccountFrame title={t('change.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers file the new password under this address; one of type hidden they skip. */}
        <input
          hidden
          type="email"
          name="username"
          autoComplete="username"
          value={currentSession()?.user.email ?? ''}
          readOnly
        />
        {asksCurrent && (
          <PasswordField
            {...eye}
            className="mt-5"
            label={t('change.current')}
            autoComplete="current-password"
            error={errors.current?.message ?? (isCurrentWrong && t('change.wrongCurrent'))}
            {...register('current', { required: t('change.required') })}
          />
        )}
        <PasswordField
          {...eye}
          className="mt-4"
          label={t('change.next')}
          autoComplete="new-password"
          hint={t('signUp.passwordHint', { count: LIMITS.passwordMinimum })}
          error={errors.next?.message ?? (isOfNext && describeAccountError(change.error))}
          {...register('next', { validate: rule })}
        />
        <PasswordField
          {...eye}
          className="mt-4"
          label={t('change.again')}
          autoComplete="new-password"
          error={errors.again?.message}
          {...register('again', {
            validate: (again) => again === getValues('next') || t('change.mismatch'),
          })}
        />
        <FormError>
          {change.error && !isCurrentWrong && !isOfNext && describeAccountError(change.error)}
        </FormError>
        <Lamp type="submit" className="mt-6" busy={change.isPending && t('common:busy')}>
          {t('change.submit')}
        </Lamp>
      </form>
      <div className="mt-3 text-center">
        <Quiet render={<Link to={asksCurrent ? '/settings' : '/'} />}>{t('common:cancel')}</Quiet>
      </div>
    </AccountFrame>
  )
}
