import type { Db, Queryable } from '#platform/db'
import { handleJob, type JobHandler } from '#platform/jobs'
import type { Mail } from '#providers/mail/mail'
import { composeBillingLetter, type BillingPage } from './letters/compose-billing-letter'
import { sendBillingLetterJob, type BillingLetter } from './payment-jobs'

const PAGES: Record<BillingLetter['name'], string> = {
  trialEnding: '/subscribe',
  receipt: '/subscribe',
  paymentProblem: '/subscribe',
  paymentReminder: '/subscribe',
  cancelled: '/unsubscribe',
  planChanged: '/subscribe',
  planWillChange: '/subscribe',
}

export const createSendBillingLetterJob = ({
  db,
  mail,
  publicUrl,
  isOpenAccount,
  contactOf,
  drawLetter,
}: {
  db: Db
  mail: Mail
  publicUrl: string
  isOpenAccount: (input: { db: Queryable; accountId: string }) => Promise<boolean>
  contactOf: (accountId: string) => Promise<{ email: string; language: 'en' | 'fr' }>
  drawLetter: (page: BillingPage & { url: string }) => { text: string; html: string }
}): JobHandler =>
  handleJob({
    job: sendBillingLetterJob,
    async run({ payload: { accountId, key, letter }, signal }) {
      if (!(await isOpenAccount({ db, accountId }))) return
      const { email, language } = await contactOf(accountId)
      const page = composeBillingLetter({ letter, language })
      const drawn = drawLetter({ ...page, url: `${publicUrl}${PAGES[letter.name]}` })
      await mail.send(
        { key: `billing:${key}`, to: email, subject: page.subject, ...drawn },
        { signal },
      )
    },
    giveUp: async ({ log }) => log.error('a billing letter could not be sent'),
  })
