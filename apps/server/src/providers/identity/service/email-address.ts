import { LIMITS } from '@luciole/contract/limits'
import { invalid } from './refusals'

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Lower-cased; the one spelling an account is known by. */
export function readEmail(value: string): string {
  const email = value.toLowerCase()
  const at = email.lastIndexOf('@')
  const isGood =
    email.length <= LIMITS.emailLength &&
    at > 0 &&
    at <= 64 &&
    LOCAL.test(email.slice(0, at)) &&
    DOMAIN.test(email.slice(at + 1))
  if (!isGood) throw invalid('Unable to validate email address: invalid format')
  return email
}
