import { isPasswordLong, isPasswordShort } from '@luciole/contract/credentials'
import { LIMITS } from '@luciole/contract/limits'
import { useTranslation } from 'react-i18next'
import { codeOf } from './account-errors'

/** The rule of a new password, in words; a longer one is refused, never cut without a word. */
export function useNewPasswordRule() {
  const { t } = useTranslation('accounts')
  return (password: string) =>
    isPasswordShort(password)
      ? t('signUp.passwordShort', { count: LIMITS.passwordMinimum })
      : !isPasswordLong(password) || t('signUp.passwordLong', { count: LIMITS.passwordMaximum })
}

/** What the service finds wrong with the password itself: said under its field. */
export const isAboutNewPassword = (error: unknown) =>
  ['weak_password', 'same_password'].includes(codeOf(error) ?? '')
