import type { ServiceNeed, Services } from '@luciole/contract/services'
import { picturesHome } from '#providers/pictures/open-repainter'
import { textHome } from '#providers/text/open-writer'
import { speechHome } from '#providers/speech/open-speech'
import type { AppConfig } from './app.config'

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Which services outside this configuration switches on. */
export function runningServices({
  text,
  pictures,
  speech,
  moderation,
}: Pick<AppConfig, 'text' | 'pictures' | 'speech' | 'moderation'>): Services['services'] {
  const takesReferences = pictures.referenceField !== null
  const one = (need: ServiceNeed, home: string | null, model: string | null) => {
    const { host, hostname } = new URL(home ?? 'http://localhost')
    return {
      need,
      service:
        home === null
          ? null
          : {
              model: model ?? '',
              host,
              isHere: HERE.test(hostname),
              takesPhotos: need === 'pictures' && takesReferences,
            },
    }
  }
  const second = moderation.provider === 'builtin' ? null : moderation.baseUrl
  return [
    one('words', textHome(text), text.model),
    one('pictures', picturesHome(pictures), pictures.model),
    one('voice', speechHome(speech), speech.model),
    one('moderation', second, moderation.model),
  ]
}

/** Who paints anew here; null when our own drawings are all there is. */
export const pictureService = (config: Parameters<typeof runningServices>[0]) =>
  runningServices(config).find(({ need }) => need === 'pictures')?.service ?? null
