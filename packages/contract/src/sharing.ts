import * as z from 'zod/mini'
import { READING_BANDS, pageTextSchema } from '#book'
import { bilingualSchema } from '#language'
import { LIMITS } from '#limits'
import { pageAudioSchema } from '#narration'
import { pictureSchema } from '#stories'

export const SHARE_DAYS = [7, 30, 90] as const

/** A link to one book, as its parent sees it; the address itself is shown only once. */
export const shareSchema = z.object({
  id: z.string(),
  kidId: z.string(),
  storyId: z.string(),
  title: bilingualSchema,
  /** Whom it is for, in the parent's words; may be empty. */
  name: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** How often the book was opened through it, and when last. */
  opened: z.number(),
  lastOpenedAt: z.nullable(z.string()),
})
export type Share = z.infer<typeof shareSchema>

export const createShareInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  name: z.string().check(z.trim(), z.maxLength(LIMITS.nameLength)),
  days: z.union([z.literal(7), z.literal(30), z.literal(90)]),
})
export const createdShareSchema = z.object({ share: shareSchema, url: z.string() })
export const revokeShareInput = z.object({ shareId: z.uuid() })
export const openShareInput = z.object({
  token: z.string().check(z.maxLength(200)),
  /** The book is open already and asks for fresh addresses: that is no second opening. */
  isOpen: z.optional(z.boolean()),
})

/** As much of a book as its pages show: no ids of people, no answers, no dates. */
export const sharedBookSchema = z.object({
  id: z.string(),
  title: bilingualSchema,
  teaser: z.nullable(bilingualSchema),
  /** Whom the book was made for, as its title page says. */
  forName: z.string(),
  band: z.enum(READING_BANDS),
  cover: z.nullable(pictureSchema),
  cast: z.array(
    z.object({
      id: z.string(),
      name: bilingualSchema,
      introduction: bilingualSchema,
      part: z.string(),
      portrait: z.nullable(pictureSchema),
    }),
  ),
  pages: z.array(
    z.object({
      number: z.number(),
      text: z.object({ en: pageTextSchema, fr: pageTextSchema }),
      picture: z.nullable(pictureSchema),
    }),
  ),
  prompts: z.array(bilingualSchema),
  /** The story voice, when the family's plan has one. */
  audio: z.array(pageAudioSchema),
  expiresAt: z.string(),
})
export type SharedBook = z.infer<typeof sharedBookSchema>
