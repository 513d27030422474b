import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { speechKey, type SpeechProvider } from '#providers/speech/speech'
import { keepSpeech } from './keep-speech'
import { makeSampleJob } from './narration-jobs'
import { findSample, saveSample } from './narration.store'
import { sampleOrder } from './voice-sample'

/** Nobody's child is in it, so it belongs to the house and serves everybody. */
const OWNER = 'samples'

export const makeSample = ({
  db,
  clock,
  speech,
  media,
}: {
  db: Db
  clock: Clock
  speech: SpeechProvider
  media: MediaStore
}) =>
  handleJob({
    job: makeSampleJob,
    async run({ payload: { language }, signal, commit }) {
      const order = sampleOrder({ speech, language })
      const key = speechKey({ provider: speech, order })
      if (await findSample({ db, speechKey: key })) return
      const spoken = await keepSpeech({ speech, media, order, owner: OWNER, signal })
      const row = { speechKey: key, ...spoken, createdAt: clock.now() }
      await commit((tx) => saveSample({ db: tx, row }))
    },
    giveUp: async () => {},
  })
