import type { Clock } from '#platform/clock'
import type { ConfigOf } from '#platform/config'
import type { Log } from '#platform/log'
import { createBreaker } from '#providers/live/circuit-breaker'
import type { Purse } from '#providers/live/purse'
import type { Gates } from '#providers/moderation/gates'
import type { picturesConfig } from './pictures.config'
import type { Repainter } from './repainter'

export type PicturesConfig = ConfigOf<{ pictures: typeof picturesConfig }>['pictures']

const HOMES = { openai: 'https://api.openai.com/v1', predictions: 'https://api.replicate.com/v1' }

export const picturesHome = ({ provider, baseUrl }: Pick<PicturesConfig, 'provider' | 'baseUrl'>) =>
  provider === 'builtin' ? null : (baseUrl ?? HOMES[provider]).replace(/\/+$/, '')

async function openModel({
  config,
  baseUrl,
  publicUrl,
}: {
  config: PicturesConfig
  baseUrl: string
  publicUrl: string
}) {
  const { apiKey, referenceField } = config
  const options = { baseUrl, apiKey, model: config.model ?? '' }
  if (config.provider === 'predictions') {
    const webhookUrl = config.webhookSecret === null ? null : `${publicUrl}/webhooks/pictures`
    const given = { ...options, referenceField, webhookUrl }
    return (await import('./predictions')).createPredictions(given)
  }
  const takesReferences = referenceField !== null
  return (await import('./openai-images')).createOpenAiImages({ ...options, takesReferences })
}

/** Who paints finished books anew, as configured; null when our drawings stay. */
export async function openRepainter({
  config,
  clock,
  publicUrl,
  ...given
}: {
  config: PicturesConfig
  publicUrl: string
  gates: Gates
  purse: Purse
  clock: Clock
  log: Log
}): Promise<Repainter | null> {
  const baseUrl = picturesHome(config)
  if (baseUrl === null) return null
  const { createRepainter } = await import('./repainter')
  const model = await openModel({ config, baseUrl, publicUrl })
  return createRepainter({
    ...given,
    model,
    breaker: createBreaker({ clock }),
    price: config.price,
  })
}
