import { trpc } from '#api/trpc'

const JUST_NOW_MS = 1000

/** Asked at each visit, before its screen: what was known at the last one may have become a story since. */
export const draftToCome = (kidId: string) => ({
  ...trpc.story.draft.queryOptions({ kidId }),
  staleTime: 0,
  gcTime: JUST_NOW_MS,
})

/** What was asked just before the screen is new enough for it, and is not kept for another visit. */
export const draftOptions = (kidId: string) => ({
  ...trpc.story.draft.queryOptions({ kidId }),
  staleTime: JUST_NOW_MS,
  gcTime: 0,
})
