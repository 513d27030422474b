import {
  narrationOfInput,
  narrationSchema,
  pronunciationInput,
  recordingOfInput,
  requestNarrationInput,
} from '@luciole/contract/narration'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import { router } from '#platform/trpc'
import type { NarrationService } from './narration.service'
import type { RecordingsService } from './recordings.service'

export const createNarrationRouter = ({
  narration,
  recordings,
  kidProcedure,
  openKidProcedure,
}: {
  narration: NarrationService
  recordings: RecordingsService
  kidProcedure: KidProcedure
  openKidProcedure: KidProcedure
}) =>
  router({
    get: openKidProcedure
      .input(narrationOfInput)
      .output(narrationSchema)
      .query(({ ctx: { kid }, input: { storyId } }) => narration.get({ kid, storyId })),
    request: openKidProcedure
      .input(requestNarrationInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, language } }) =>
        narration.request({ kid, storyId, language }),
      ),
    removeRecording: kidProcedure
      .input(recordingOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, page, language } }) =>
        recordings.remove({ kid, storyId, page, language }),
      ),
    setPronunciation: openKidProcedure
      .input(pronunciationInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { name, language, sayAs } }) =>
        narration.setPronunciation({ kid, name, language, sayAs }),
      ),
    hearName: openKidProcedure
      .input(pronunciationInput)
      .output(z.object({ url: z.string() }))
      .mutation(({ ctx: { kid, signal }, input: { name, language, sayAs } }) =>
        narration.hearName({ kid, name, language, sayAs, signal }),
      ),
  })
