import * as z from 'zod'
import { invalid } from './refusals'

const LONGEST_FIELD = 4096
const field = z.string().max(LONGEST_FIELD)
/** The client sends null for what it does not use. */
const optional = z.preprocess((value) => value ?? undefined, field.optional())

export const pkceFields = { code_challenge: optional, code_challenge_method: optional }
export const bodies = {
  signUp: z.object({
    email: optional,
    phone: optional,
    password: optional,
    data: z.unknown().optional(),
    ...pkceFields,
  }),
  password: z.object({ email: optional, phone: optional, password: optional }),
  refresh: z.object({ refresh_token: optional }),
  exchange: z.object({ auth_code: optional, code_verifier: optional }),
  recover: z.object({ email: optional, ...pkceFields }),
  resend: z.object({ email: optional, phone: optional, type: optional, ...pkceFields }),
  verify: z.object({
    email: optional,
    phone: optional,
    token: optional,
    token_hash: optional,
    type: optional,
  }),
  updateUser: z.object({
    email: optional,
    phone: optional,
    password: optional,
    nonce: optional,
    current_password: optional,
    data: z.unknown().optional(),
    ...pkceFields,
  }),
  adminUser: z.object({
    id: optional,
    email: optional,
    password: optional,
    email_confirm: z.boolean().nullish(),
    user_metadata: z.unknown().optional(),
    app_metadata: z.unknown().optional(),
    ban_duration: optional,
  }),
  adminDelete: z.object({ should_soft_delete: z.boolean().nullish() }),
  invite: z.object({ email: optional, data: z.unknown() }),
  generateLink: z.object({
    type: optional,
    email: optional,
    password: optional,
    new_email: optional,
    data: z.unknown().optional(),
    redirect_to: optional,
  }),
}

export function readBody<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body ?? {})
  if (!read.success) {
    throw invalid(`Invalid field: ${read.error.issues[0]?.path.join('.') || 'body'}`)
  }
  return read.data
}

/** PostgreSQL stores neither a NUL nor half a character, wherever in the body it hides. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

export function isStorableDeep(value: unknown, depth = 0): boolean {
  if (depth > 32) return false
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key) && isStorableDeep(inner, depth + 1),
  )
}
