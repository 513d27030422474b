/** Every refusal of the service: an HTTP status and a code the client knows. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly reasons: string[] | undefined

  constructor(refusal: { status: number; code: string; message: string; reasons?: string[] }) {
    super(refusal.message)
    this.name = 'AuthError'
    this.status = refusal.status
    this.code = refusal.code
    this.reasons = refusal.reasons
  }
}
