import { isEmailAddress } from '@luciole/contract/credentials'
import { invalid } from './refusals'

/** Lower-cased; the one spelling an account is known by. */
export function readEmail(value: string): string {
  const email = value.toLowerCase()
  if (!isEmailAddress(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}
