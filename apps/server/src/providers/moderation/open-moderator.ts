import type { ConfigOf } from '#platform/config'
import type { Moderator } from './moderation'
import type { moderationConfig } from './moderation.config'

type ModerationConfig = ConfigOf<{ moderation: typeof moderationConfig }>['moderation']

/** Who takes a second look, as configured; null when our own lists are all there is. */
export async function openModerator({
  provider,
  ...options
}: ModerationConfig): Promise<Moderator | null> {
  if (provider === 'builtin') return null
  const { createOpenAiModerator } = await import('./openai-moderation')
  return createOpenAiModerator(options)
}
