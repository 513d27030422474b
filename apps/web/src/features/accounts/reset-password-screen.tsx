import { isEmailAddress } from '@luciole/contract/credentials'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { publicConfig } from '#api/public-config'
import { Letter } from '#ui/letter-drawings.tsx'
import { Field } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { describeAccountError } from './account-errors'
import { AccountFrame, FormError } from './account-frame.tsx'
import { useSendPasswordReset } from './accounts.queries'
import { mailboxOf } from './mailbox'

function SentScreen({ email }: { email: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const mailbox = mailboxOf({ email, mode: publicConfig().mode })
  return (
    <MessageScreen
      drawing={<Letter />}
      title={t('reset.sentTitle')}
      action={
        <div className="grid gap-2">
          {mailbox && <Lamp href={mailbox}>{t('confirm.openMail')}</Lamp>}
          <Quiet render={<Link to="/signin" />}>{t('reset.back')}</Quiet>
        </div>
      }
    >
      <p role="status">{t('reset.sentMessage', { email })}</p>
    </MessageScreen>
  )
}

export function ResetPasswordScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const send = useSendPasswordReset()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const submit = handleSubmit(({ email }) => send.mutateAsync(email.trim()).catch(() => null))

  if (send.isSuccess) return <SentScreen email={send.variables} />
  return (
    <AccountFrame title={t('reset.title')}>
      <p className="mt-2 text-muted">{t('reset.message')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          className="mt-5"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (email) =>
              email.trim() === ''
                ? t('reset.required')
                : isEmailAddress(email.trim()) || t('emailInvalid'),
          })}
        />
        <FormError>{send.error && describeAccountError(send.error)}</FormError>
        <Lamp type="submit" className="mt-6" busy={send.isPending && t('common:busy')}>
          {t('reset.submit')}
        </Lamp>
      </form>
      <div className="mt-3 text-center">
        <Quiet render={<Link to="/signin" />}>{t('reset.back')}</Quiet>
      </div>
    </AccountFrame>
  )
}
