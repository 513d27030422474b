import * as z from 'zod/mini'
import { bookCharacterSchema, pageNumberSchema, pageTextSchema, READING_BANDS } from '#book'
import { creatureSchema } from '#character'
import { bilingualSchema, languageSchema } from '#language'
import { LIMITS } from '#limits'
import { storyRequestSchema, wizardAnswersSchema } from '#wizard'

export const STORY_STATES = ['writing', 'painting', 'binding', 'ready', 'failed'] as const
export const REDRAWS = ['asked', 'failed'] as const
export const BOOK_FORMAT = 'luciole-book-1'

/** One picture in every size a screen may want; `blur` is a tiny data URL shown meanwhile. */
export const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ width: z.number(), url: z.string() })),
  blur: z.string(),
  /** Where faces and the focal object sit, as fractions, for cropping. */
  focus: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  alt: bilingualSchema,
})
export type Picture = z.infer<typeof pictureSchema>

export const storySummarySchema = z.object({
  id: z.string(),
  kidId: z.uuid(),
  format: z.string(),
  state: z.enum(STORY_STATES),
  title: z.nullable(bilingualSchema),
  cover: z.nullable(pictureSchema),
  pageCount: z.number(),
  /** Pages whose picture is there; the generating screen counts these. */
  pagesPainted: z.number(),
  /** The page the reader stopped at; null when never opened, or read to its end. */
  bookmark: z.nullable(z.number()),
  finishedCount: z.number(),
  createdAt: z.string(),
})
export type StorySummary = z.infer<typeof storySummarySchema>

export const storyPageSchema = z.object({
  number: z.number(),
  text: z.object({ en: pageTextSchema, fr: pageTextSchema }),
  /** Null while it is being painted. */
  picture: z.nullable(pictureSchema),
  /** Asked for again: the picture stays until the new one is there, or could not be drawn. */
  redraw: z.nullish(z.enum(REDRAWS)),
  edited: z.object({ en: z.boolean(), fr: z.boolean() }),
  revision: z.number(),
})
export type StoryPage = z.infer<typeof storyPageSchema>

export const storySchema = z.object({
  ...storySummarySchema.shape,
  band: z.enum(READING_BANDS),
  teaser: z.nullable(bilingualSchema),
  /** A line of the parent's own answers, for the generating screen. */
  waiting: z.array(bilingualSchema),
  heroSpecies: z.nullable(z.string()),
  cast: z.array(z.extend(bookCharacterSchema, { portrait: z.nullable(pictureSchema) })),
  pages: z.array(storyPageSchema),
  prompts: z.array(bilingualSchema),
  answers: wizardAnswersSchema,
  /** True when a service outside painted what is shown. */
  isRepainted: z.optional(z.boolean()),
  /** A second style that lacks a few pictures: shown only if the parent wants it so. */
  repaint: z.optional(
    z.object({ painted: z.number(), missing: z.number(), canAskAgain: z.boolean() }),
  ),
})
export type Story = z.infer<typeof storySchema>

export const createStoryInput = z.object({
  kidId: z.uuid(),
  /** Made by the client when the ticket opens: a retry returns the first story. */
  requestId: z.uuid(),
  request: storyRequestSchema,
})
export const storyOfInput = z.object({ kidId: z.uuid(), storyId: z.uuid() })
const count = z.number().check(z.int(), z.minimum(0), z.maximum(999_999))
export const listStoriesInput = z.object({
  kidId: z.optional(z.uuid()),
  cursor: z.optional(z.string()),
  limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(48)), LIMITS.storiesPerLoad),
})
export const storyListSchema = z.object({
  stories: z.array(storySummarySchema),
  nextCursor: z.nullable(z.string()),
})
/** Of books a device keeps: fits the address of one question. */
export const knownStoriesInput = z.object({
  storyIds: z.array(z.uuid()).check(z.maxLength(LIMITS.storiesPerQuestion)),
})
export const readStoryInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: pageNumberSchema,
  finished: z.boolean(),
  /** When it was read, by the device: the newer position wins. */
  at: z.string(),
})
export const editPageInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: pageNumberSchema,
  language: languageSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.pageTextLength)),
  revision: count,
})
/** The new pictures with ours between them, the missing ones once more, or ours alone. */
export const PICTURE_CHOICES = ['mixed', 'again', 'ours'] as const
export const choosePicturesInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  choice: z.enum(PICTURE_CHOICES),
})
export const redrawPageInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: pageNumberSchema,
})

/** Wizard answers in the making, kept for the parent on every device. */
export const wizardDraftSchema = z.object({
  request: storyRequestSchema,
  step: count,
  updatedAt: z.string(),
})
export type WizardDraft = z.infer<typeof wizardDraftSchema>
export const saveWizardDraftInput = z.object({
  kidId: z.uuid(),
  draft: z.nullable(wizardDraftSchema),
})
/** What the ticket shows: one sentence with tappable parts, and which typed words will be used. */
export const ticketSchema = z.object({
  parts: z.array(z.object({ text: bilingualSchema, key: z.nullable(z.string()) })),
  unused: z.array(z.object({ key: z.string(), words: z.string(), near: z.array(bilingualSchema) })),
  refused: z.array(z.object({ key: z.string() })),
  /** Who was put in words, as the book will draw them; absent where their kind is left to the story. */
  creatures: z.object({ hero: z.optional(creatureSchema), companion: z.optional(creatureSchema) }),
})
export type Ticket = z.infer<typeof ticketSchema>
export const ticketInput = z.object({ kidId: z.uuid(), request: storyRequestSchema })
