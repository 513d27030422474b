import type { LinkType } from '#api/auth'
import { parseUrl } from '#platform/parse-url'

/** Where a redeemed link leads: the given page of ours, never anybody else's. */
export function linkTarget({
  redirectTo,
  type,
  origin,
}: {
  redirectTo: string | undefined
  type: LinkType
  origin: string
}) {
  const fallback = type === 'recovery' ? '/changepassword' : '/emailconfirmed'
  const url = redirectTo ? parseUrl(redirectTo, origin) : null
  if (!url || url.origin !== origin) return fallback
  return url.pathname === '/' ? fallback : `${url.pathname}${url.search}${url.hash}`
}
