import * as z from 'zod'
import { asOptional, asUrl, defineConfig } from '#platform/config'

export const moderationConfig = defineConfig({
  provider: {
    env: 'MODERATION_PROVIDER',
    schema: z.enum(['builtin', 'openai'], 'must be builtin or openai'),
    default: 'builtin',
    doc: 'A second look at live words and pictures beside our own lists: builtin for none, or openai',
  },
  baseUrl: {
    env: 'MODERATION_BASE_URL',
    schema: asUrl,
    default: 'https://api.openai.com/v1',
    doc: 'Where the moderations endpoint is',
  },
  apiKey: { env: 'MODERATION_API_KEY', schema: asOptional, default: '', doc: 'Its key' },
  model: {
    env: 'MODERATION_MODEL',
    schema: z.string(),
    default: 'omni-moderation-latest',
    doc: 'Which of its models looks',
  },
})
