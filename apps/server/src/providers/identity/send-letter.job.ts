import * as z from 'zod/mini'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs'
import type { Mail } from '#providers/mail/mail'
import { deleteLetter } from './service/letters.store'
import { sendLetter } from './service/send-letter'
import type { ServiceDeps } from './service/settings'

/** Carries a number only: who gets which letter is never in the job's own row. */
export const sendLetterJob = defineJob({
  name: 'send-identity-letter',
  payload: z.object({ letterId: z.string() }),
  concurrency: 4,
  retries: 8,
  timeoutMs: 30_000,
})

export const createSendLetterJob = ({
  deps,
  mail,
}: {
  deps: ServiceDeps
  mail: Mail
}): JobHandler =>
  handleJob({
    job: sendLetterJob,
    run: ({ payload: { letterId }, commit, signal }) =>
      sendLetter(deps, { letterId, commit, mail: (letter) => mail.send(letter, { signal }) }),
    giveUp: ({ tx, payload: { letterId } }) => deleteLetter(tx, letterId),
  })
