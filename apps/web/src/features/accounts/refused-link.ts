/**
 * What a hosted project's link brought along: the reason it was refused, or a code that only the
 * device where the flow began can redeem.
 */
export function isRefusedLink({
  hash,
  search,
  hasSession,
}: {
  hash: string
  search: object
  hasSession: boolean
}): boolean {
  if (new URLSearchParams(hash).has('error_code') || 'error_code' in search) return true
  return 'code' in search && !hasSession
}
