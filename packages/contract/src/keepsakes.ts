import * as z from 'zod/mini'
import { languageSchema } from '#language'

/** What a book can be kept as: for a printer, for a screen, for a reading app, to listen to. */
export const KEEPSAKE_KINDS = ['print_pdf', 'screen_pdf', 'epub', 'audio'] as const
export type KeepsakeKind = (typeof KEEPSAKE_KINDS)[number]

export const keepsakeSchema = z.object({
  id: z.string(),
  kind: z.enum(KEEPSAKE_KINDS),
  language: languageSchema,
  state: z.enum(['making', 'ready', 'failed']),
  /** Steps done, of `steps`. */
  done: z.number(),
  steps: z.number(),
  /** False when the book was changed since it was made. */
  isCurrent: z.boolean(),
  /** Null until it is ready; opened without a session, until it expires. */
  file: z.nullable(
    z.object({ url: z.string(), name: z.string(), bytes: z.number(), expiresAt: z.string() }),
  ),
})
export type Keepsake = z.infer<typeof keepsakeSchema>

export const keepsakesOfInput = z.object({ kidId: z.uuid(), storyId: z.uuid() })
export const requestKeepsakeInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  kind: z.enum(KEEPSAKE_KINDS),
  language: languageSchema,
})
