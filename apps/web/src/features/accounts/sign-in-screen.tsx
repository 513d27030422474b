import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field, PasswordField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { codeOf, describeAccountError } from './account-errors'
import { AccountFrame, FormError } from './account-frame.tsx'
import { useResendConfirmation, useSignIn } from './accounts.queries'

export function SignInScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const signIn = useSignIn()
  const resend = useResendConfirmation()
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm({
    defaultValues: { email: '', password: '' },
  })

  const submit = handleSubmit(async ({ email, password }) => {
    if (!email.trim() || !password) {
      setError('root', { message: t('signIn.required') })
      return setFocus(email.trim() ? 'password' : 'email')
    }
    await signIn.mutateAsync({ email: email.trim(), password }).catch(() => null)
  })
  const isUnconfirmed = codeOf(signIn.error) === 'email_not_confirmed'
  const problem =
    formState.errors.root?.message ?? (signIn.error && describeAccountError(signIn.error))

  return (
    <AccountFrame title={t('signIn.title')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          className="mt-4"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...register('email')}
        />
        <PasswordField
          className="mt-4"
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          {...register('password')}
        />
        <FormError>
          {problem && (
            <>
              {problem}{' '}
              {isUnconfirmed && (
                <button
                  type="button"
                  className="text-link underline"
                  onClick={() => resend.mutate(getValues('email').trim())}
                >
                  {t('signIn.confirmNow')}
                </button>
              )}
            </>
          )}
        </FormError>
        <Lamp type="submit" className="mt-5" busy={signIn.isPending && t('common:busy')}>
          {t('signIn.submit')}
        </Lamp>
      </form>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Link to="/resetpassword" className="text-link inline-block py-3.5">
          {t('signIn.forgot')}
        </Link>
        <p>
          {t('signIn.noAccount')}{' '}
          <Link to="/signup" className="text-link inline-block py-3.5">
            {t('signIn.signUp')}
          </Link>
        </p>
      </div>
    </AccountFrame>
  )
}
