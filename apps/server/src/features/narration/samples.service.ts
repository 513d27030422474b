import type { Language } from '@luciole/contract/language'
import type { VoiceSample } from '@luciole/contract/narration'
import { inTransaction, type Db } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { speechKey, type SpeechProvider } from '#providers/speech/speech'
import { makeSampleJob } from './narration-jobs'
import { findSample } from './narration.store'
import { sampleView } from './narration.view'
import { sampleOrder } from './voice-sample'

/** Made once for everybody, the first time somebody asks; null until then. */
export const createSamplesService = ({
  db,
  speech,
  sign,
}: {
  db: Db
  speech: SpeechProvider
  sign: (key: string) => string
}) => ({
  async find(language: Language): Promise<VoiceSample | null> {
    if (!speech.caps.languages.includes(language)) return null
    const order = sampleOrder({ speech, language })
    const key = speechKey({ provider: speech, order })
    const row = await findSample({ db, speechKey: key })
    if (row) return sampleView({ row, text: order.text, sign })
    await inTransaction({ db }, (tx) =>
      enqueue({ tx, job: makeSampleJob, payload: { language }, key }),
    )
    return null
  },
})

export type SamplesService = ReturnType<typeof createSamplesService>
