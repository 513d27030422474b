import { isPasswordLong, isPasswordShort } from '@luciole/contract/credentials'
import { LIMITS } from '@luciole/contract/limits'
import { isCommonPassword } from './common-passwords'
import { invalid, weakPassword } from './refusals'

const PRODUCT = 'luciole'
const SHORTEST_MAIL_PART = 4

export type WeakReason = 'length' | 'characters' | 'pwned'

/** Length and a list of what people really use; no composition rules, they only make passwords worse. */
export function findWeakness({
  password,
  email,
}: {
  password: string
  email: string
}): WeakReason[] {
  const reasons: WeakReason[] = []
  if (isPasswordShort(password)) reasons.push('length')
  const lower = password.toLowerCase()
  if (isCommonPassword(lower) || namesTheAccount({ lower, email })) reasons.push('pwned')
  return reasons
}

export function assertGoodPassword({ password, email }: { password: string; email: string }) {
  if (isPasswordLong(password)) {
    throw invalid(`Password cannot be longer than ${LIMITS.passwordMaximum} characters`)
  }
  const reasons = findWeakness({ password, email })
  if (reasons.includes('length')) {
    const message = `Password should be at least ${LIMITS.passwordMinimum} characters.`
    throw weakPassword({ reasons, message })
  }
  if (reasons.length > 0) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.'
    throw weakPassword({ reasons, message })
  }
}

/** Too much of the product's name or the e-mail and too little else. */
function namesTheAccount({ lower, email }: { lower: string; email: string }): boolean {
  const mailParts = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= SHORTEST_MAIL_PART)
  const known = [PRODUCT, email.toLowerCase(), ...mailParts]
  return known.some((word) => {
    if (!lower.includes(word)) return false
    const rest = lower.replaceAll(word, '')
    return word === PRODUCT || rest.length < LIMITS.passwordMinimum
  })
}
