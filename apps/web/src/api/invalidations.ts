import type { AppEvent } from '@luciole/contract/events'

/** Which questions an event makes stale: the first word of a procedure's name, or all of it. */
const STALE: Record<AppEvent['type'], string[][]> = {
  'everything.changed': [[]],
  'account.changed': [['account'], ['subscription']],
  'kids.changed': [['kid'], ['story', 'list']],
  'companions.changed': [['companion']],
  'portrait.changed': [['kid'], ['companion'], ['avatar'], ['companionPicture']],
  'story.changed': [['story'], ['subscription']],
  'narration.changed': [['narration']],
  'subscription.changed': [['subscription'], ['kid']],
  'payment.changed': [['subscription']],
  'keepsake.changed': [['keepsake']],
  'shares.changed': [['share', 'list']],
  'draft.changed': [['draft'], ['wizard'], ['story', 'draft']],
}

export const staleQueries = (event: AppEvent) =>
  STALE[event.type].map((path) => (path.length > 0 ? [path] : []))
