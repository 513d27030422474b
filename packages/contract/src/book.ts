import * as z from 'zod/mini'
import { characterSchema } from '#character'
import { bilingualSchema, languageSchema } from '#language'
import { sexSchema } from '#sex'
import { WORN, characterIdSchema, sceneBriefSchema } from '#scene-brief'

/** No page is half a page, and none comes before the first. */
export const pageNumberSchema = z.number().check(z.int(), z.minimum(1), z.maximum(999))

export const READING_BANDS = ['0-2', '3-4', '5-6', '7-8', '9+'] as const
export type ReadingBand = (typeof READING_BANDS)[number]
/** Texts are authored once for each of these. */
export const TEXT_BANDS = ['0-4', '5-8', '9-14'] as const
export type TextBand = (typeof TEXT_BANDS)[number]

/** Who says which part of a page. Offsets are UTF-16, `end` is exclusive; spans never overlap. */
export const spanSchema = z.object({
  /** A character's id, or 'narrator', 'crowd' or 'sfx'. */
  speaker: z.string(),
  start: z.number(),
  end: z.number(),
})
export type Span = z.infer<typeof spanSchema>

/** Paragraphs are separated by one line feed; *asterisks* never reach the page. */
export const pageTextSchema = z.object({
  text: z.string(),
  spans: z.array(spanSchema),
  /** Sounds and refrains set in italics. */
  emphasis: z.array(z.object({ start: z.number(), end: z.number() })),
})
export type PageText = z.infer<typeof pageTextSchema>

export const bookPageSchema = z.object({
  number: z.number(),
  text: z.object({ en: pageTextSchema, fr: pageTextSchema }),
  brief: sceneBriefSchema,
  /** True when the page ends so that a listener wants the next one. */
  hook: z.boolean(),
})
export type BookPage = z.infer<typeof bookPageSchema>

export const PARTS = ['hero', 'helper', 'needy', 'villain', 'comic', 'doubter', 'other'] as const

export const bookCharacterSchema = z.object({
  id: characterIdSchema,
  part: z.enum(PARTS),
  name: bilingualSchema,
  /** One line for the introductions: "who never goes out without six pockets". */
  introduction: bilingualSchema,
  sex: z.optional(sexSchema),
  character: characterSchema,
  /** On every page, and so in the portrait: a giraffe's scarves, a captain's cap. */
  wears: z.optional(z.enum(WORN)),
  /** The kid or companion of the family who plays this part. */
  source: z.optional(z.object({ kind: z.enum(['kid', 'companion']), id: z.string() })),
})
export type BookCharacter = z.infer<typeof bookCharacterSchema>

export const bookSchema = z.object({
  engine: z.string(),
  band: z.enum(READING_BANDS),
  title: bilingualSchema,
  teaser: bilingualSchema,
  cast: z.array(bookCharacterSchema),
  pages: z.array(bookPageSchema),
  cover: sceneBriefSchema,
  prompts: z.array(bilingualSchema),
  /** Measured: Flesch-Kincaid grade in English, reading ease in French. */
  readingLevel: z.object({ en: z.number(), fr: z.number() }),
})
export type Book = z.infer<typeof bookSchema>

/** What one kid has been told, so that stories stay new. */
export const ledgerSchema = z.object({
  entries: z.array(
    z.object({
      casting: z.string(),
      kernel: z.string(),
      units: z.array(z.string()),
      title: z.string(),
      firstLine: bilingualSchema,
      lastLine: bilingualSchema,
    }),
  ),
})
export type Ledger = z.infer<typeof ledgerSchema>

/** Facts a later story may call on: friends made, places, objects kept. */
export const canonFactSchema = z.object({
  kind: z.enum(['friend', 'place', 'keepsake']),
  id: z.string(),
  text: bilingualSchema,
})
export type CanonFact = z.infer<typeof canonFactSchema>

export const storyLanguageSchema = languageSchema
