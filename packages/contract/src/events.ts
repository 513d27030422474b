import * as z from 'zod/mini'

/**
 * What a parent's stream carries. An event names what changed; the client reads the thing itself
 * again, so a replayed or doubled event does no harm.
 */
export const appEventSchema = z.discriminatedUnion('type', [
  /** Events were missed for good (the client was away too long): read everything again. */
  z.object({ type: z.literal('everything.changed') }),
  z.object({ type: z.literal('account.changed') }),
  z.object({ type: z.literal('kids.changed') }),
  z.object({ type: z.literal('companions.changed'), kidId: z.string() }),
  z.object({
    type: z.literal('portrait.changed'),
    kidId: z.string(),
    companionId: z.nullable(z.string()),
    progress: z.number(),
  }),
  z.object({
    type: z.literal('story.changed'),
    kidId: z.string(),
    storyId: z.string(),
    step: z.enum(['accepted', 'written', 'page_painted', 'bound', 'failed', 'edited', 'deleted']),
    page: z.nullable(z.number()),
  }),
  z.object({
    type: z.literal('narration.changed'),
    kidId: z.string(),
    storyId: z.string(),
    page: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('subscription.changed') }),
  z.object({ type: z.literal('payment.changed'), attemptId: z.string() }),
  z.object({ type: z.literal('keepsake.changed'), storyId: z.string() }),
  z.object({ type: z.literal('shares.changed') }),
  z.object({ type: z.literal('draft.changed'), kidId: z.string() }),
])
export type AppEvent = z.infer<typeof appEventSchema>

export const followInput = z.object({ lastEventId: z.nullish(z.string()) })
