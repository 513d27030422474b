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

async function openModel({ config, baseUrl }: { config: PicturesConfig; baseUrl: string }) {
  const { apiKey, referenceField } = config
  const options = { baseUrl, apiKey, model: config.model ?? '' }
  if (config.provider === 'predictions') {
    return (await import('./predictions')).createPredictions({ ...options, referenceField })
  }
  return (await import('./openai-images')).createOpenAiImages(options)
}

/** Who paints finished books anew, as configured; null when our drawings stay. */
export async function openRepainter({
  config,
  clock,
  ...given
}: {
  config: PicturesConfig
  gates: Gates
  purse: Purse
  clock: Clock
  log: Log
}): Promise<Repainter | null> {
  const baseUrl = picturesHome(config)
  if (baseUrl === null) return null
  const { createRepainter } = await import('./repainter')
  const model = await openModel({ config, baseUrl })
  return createRepainter({
    ...given,
    model,
    breaker: createBreaker({ clock }),
    price: config.price,
  })
}
