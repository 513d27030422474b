import { isEmailAddress } from '@luciole/contract/credentials'
import { Link, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LinkType } from '#api/auth'
import { isNetworkError } from '#api/describe-error'
import { useSession } from '#api/session'
import { UnlitLantern } from '#ui/drawings.tsx'
import { Letter } from '#ui/letter-drawings.tsx'
import { Field } from '#ui/field.tsx'
import { isNative } from '#platform/native'
import { Quiet } from '#ui/quiet.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { describeAccountError } from './account-errors'
import { FormError } from './account-frame.tsx'
import { useRedeemLink, useResendConfirmation, useSendPasswordReset } from './accounts.queries'
import { linkTarget } from './link-target'

type Props = {
  tokenHash: string
  type: LinkType
  redirectTo: string | undefined
  email: string | undefined
}

const wordsFor = (type: LinkType) =>
  type === 'recovery' ? 'recovery' : type === 'email_change' ? 'email' : 'signup'

/** A used or late link, and the way to a new one. */
export function SpentLinkScreen({ type, email }: Pick<Props, 'type' | 'email'>) {
  const { t } = useTranslation(['accounts', 'common'])
  const resend = useResendConfirmation()
  const reset = useSendPasswordReset()
  const mail = type === 'recovery' ? reset : resend
  const sentMessage = type === 'recovery' ? 'reset.sentMessage' : 'verify.sentMessage'
  const session = useSession()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: email ?? session?.user.email ?? '' },
  })
  const submit = handleSubmit((form) => mail.mutateAsync(form.email.trim()).catch(() => null))
  return (
    <MessageScreen drawing={<UnlitLantern />} title={t('verify.expiredTitle')}>
      <p role="alert">{t('verify.expiredMessage')}</p>
      <form noValidate className="mt-4 text-left text-ink" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('email')}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (address) => isEmailAddress(address.trim()) || t('emailInvalid'),
          })}
        />
        <Lamp type="submit" className="mt-5" busy={mail.isPending && t('common:busy')}>
          {t('verify.newMail')}
        </Lamp>
        <div role="status" className="mt-3 text-center text-sm">
          {mail.isSuccess && t(sentMessage, { email: mail.variables })}
        </div>
      </form>
      {/* A link tapped twice has done its work: the way on is there too. */}
      <Quiet className="mt-2" render={<Link to={session ? '/' : '/signin'} />}>
        {session ? t('common:home') : t('signIn.submit')}
      </Quiet>
    </MessageScreen>
  )
}

export function VerifyScreen({ tokenHash, type, redirectTo, email }: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const router = useRouter()
  const redeem = useRedeemLink()
  const words = wordsFor(type)
  const isSpent = redeem.error !== null && !isNetworkError(redeem.error)
  if (isSpent) return <SpentLinkScreen type={type} email={email} />

  const go = () =>
    redeem.mutate(
      { tokenHash, type },
      {
        onSuccess: () =>
          router.history.replace(linkTarget({ redirectTo, type, origin: location.origin })),
      },
    )
  return (
    <MessageScreen
      drawing={<Letter />}
      title={t(`verify.${words}.title`)}
      action={
        <Lamp onClick={go} busy={(redeem.isPending || redeem.isSuccess) && t('common:busy')}>
          {t(`verify.${words}.submit`)}
        </Lamp>
      }
    >
      <p>{t(`verify.${words}.message`)}</p>
      <FormError>{redeem.error && describeAccountError(redeem.error)}</FormError>
      {redirectTo?.startsWith('luciole://') && !isNative() && (
        <Quiet render={<a href={`luciole://verify${location.search}`}>{t('verify.openApp')}</a>} />
      )}
    </MessageScreen>
  )
}
