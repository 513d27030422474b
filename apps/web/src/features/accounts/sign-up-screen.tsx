import { isEmailAddress } from '@luciole/contract/credentials'
import { LIMITS } from '@luciole/contract/limits'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { UserAlreadyExistsError } from '#api/errors'
import { Field, PasswordField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { describeAccountError } from './account-errors'
import { AccountFrame, FormError } from './account-frame.tsx'
import { useSignUp } from './accounts.queries'
import { isAboutNewPassword, useNewPasswordRule } from './new-password'

/** A finger’s room around a small word, which takes none on the page. */
const SMALL_PRINT = 'underline inline-block py-3.5 -my-3.5'

export function SignUpScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const navigate = useNavigate()
  const signUp = useSignUp()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const rule = useNewPasswordRule()
  const isOfPassword = isAboutNewPassword(signUp.error)
  const isKnown = signUp.error instanceof UserAlreadyExistsError

  const submit = handleSubmit(async ({ email, password }) => {
    const address = email.trim()
    const result = await signUp.mutateAsync({ email: address, password }).catch(() => null)
    if (result?.shouldValidateEmail)
      await navigate({ to: '/confirmemail', search: { email: address } })
  })

  return (
    <AccountFrame title={t('signUp.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          className="mt-4"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={LIMITS.emailLength}
          error={errors.email?.message}
          {...register('email', {
            validate: (email) =>
              email.trim() === ''
                ? t('reset.required')
                : isEmailAddress(email.trim()) || t('emailInvalid'),
          })}
        />
        <PasswordField
          className="mt-4"
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="new-password"
          hint={t('signUp.passwordHint', { count: LIMITS.passwordMinimum })}
          error={errors.password?.message ?? (isOfPassword && describeAccountError(signUp.error))}
          {...register('password', { validate: rule })}
        />
        <FormError>
          {signUp.error && !isOfPassword && (
            <>
              {describeAccountError(signUp.error)}{' '}
              {isKnown && (
                <Link to="/signin" className="text-link underline">
                  {t('signUp.signIn')}
                </Link>
              )}
            </>
          )}
        </FormError>
        <Lamp type="submit" className="mt-5" busy={signUp.isPending && t('common:busy')}>
          {t('signUp.submit')}
        </Lamp>
      </form>
      <p className="mt-1 text-center text-sm">
        {t('signUp.haveAccount')}{' '}
        <Link to="/signin" className="text-link inline-block py-3.5">
          {t('signUp.signIn')}
        </Link>
      </p>
      <p className="mx-auto max-w-90 text-center text-sm text-muted">
        <Trans
          t={t}
          i18nKey="signUp.consent"
          components={{
            terms: <Link to="/terms" className={SMALL_PRINT} />,
            privacy: <Link to="/privacy" className={SMALL_PRINT} />,
          }}
        />{' '}
        <Link to="/help" className={SMALL_PRINT}>
          {t('settings.help')}
        </Link>
      </p>
    </AccountFrame>
  )
}
