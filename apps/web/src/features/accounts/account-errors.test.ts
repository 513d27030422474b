import { AuthApiError } from '@supabase/auth-js'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { InvalidCredentialsError, UserAlreadyExistsError } from '#api/errors'
import { en } from '#i18n/resources'
import { describeAccountError, isCurrentPasswordWrong } from './account-errors'

beforeAll(() => i18next.init({ lng: 'en', resources: { en } }))
const refusal = (code: string) => new AuthApiError('the cause', 400, code)

describe('an account action that failed', () => {
  it('says what the specification says', () => {
    expect(describeAccountError(new InvalidCredentialsError())).toBe(
      'Email or password is incorrect.',
    )
    expect(describeAccountError(new UserAlreadyExistsError())).toBe(
      'An account already exists with that email.',
    )
  })
  it('names the cause of what nobody foresaw', () => {
    expect(describeAccountError(refusal('never_heard_of'))).toBe('Something went wrong: the cause')
  })
  it('knows a wrong current password from our sign-in and from an identity that asks itself', () => {
    const wrong = [
      new InvalidCredentialsError(),
      refusal('current_password_invalid'),
      refusal('current_password_required'),
    ]
    expect(wrong.map(isCurrentPasswordWrong)).toEqual([true, true, true])
    expect(isCurrentPasswordWrong(refusal('same_password'))).toBe(false)
  })
})
