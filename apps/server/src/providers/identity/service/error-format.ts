import type { AuthError } from './errors'

export const API_VERSION_HEADER = 'x-supabase-api-version'
export const API_VERSION = '2024-01-01'

/** A date of 2024-01-01 or later asks for string codes; anything else gets the old numbers. */
export function wantsStringCodes(header: string | undefined): boolean {
  if (header === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return false
  return !Number.isNaN(Date.parse(header)) && header >= API_VERSION
}

/** The client reads `code` only when the version comes back with the answer. */
export function formatAuthError({
  error,
  version,
}: {
  error: AuthError
  version: string | undefined
}) {
  const weak = error.reasons ? { weak_password: { reasons: error.reasons } } : {}
  const headers: Record<string, string> = { 'x-sb-error-code': error.code }
  if (!wantsStringCodes(version)) {
    return {
      headers,
      body: { code: error.status, error_code: error.code, msg: error.message, ...weak },
    }
  }
  headers[API_VERSION_HEADER] = API_VERSION
  return { headers, body: { code: error.code, message: error.message, ...weak } }
}
