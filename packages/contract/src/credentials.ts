import { LIMITS } from './limits'

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** Well-formed enough to be written to; the letter itself is the real check. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    text.length <= LIMITS.emailLength &&
    at > 0 &&
    at <= 64 &&
    LOCAL.test(text.slice(0, at)) &&
    DOMAIN.test(text.slice(at + 1))
  )
}

/** An emoji is one character, as whoever types it counts. */
export const isPasswordShort = (password: string) => [...password].length < LIMITS.passwordMinimum

/** What hashes a hosted project's passwords counts bytes, and an accent is two. */
export const isPasswordLong = (password: string) =>
  new TextEncoder().encode(password).length > LIMITS.passwordMaximum
