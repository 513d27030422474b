import { createEraseAccountJob } from '#features/accounts/erase-account.job'
import {
  createExportAccountJob,
  createForgetExportsJob,
} from '#features/accounts/export-account.job'
import { createTellLanguageJob } from '#features/accounts/tell-language.job'
import { paintPortrait } from '#features/portraits/paint-portrait.job'
import { bindBook } from '#features/stories/bind-book.job'
import { paintPage } from '#features/stories/paint-page.job'
import { writeStory } from '#features/stories/write-story.job'
import type { JobHandler } from '#platform/jobs'
import { createTidyJob } from '#platform/tidy.job'
import { createSendLetterJob } from '#providers/identity/send-letter.job'
import { createSweepIdentityJob } from '#providers/identity/sweep-identity.job'
import type { House } from './house'
import type { Services } from './services'

/** Every job, one line each. */
export const createJobHandlers = ({
  house,
  services,
}: {
  house: House
  services: Services
}): JobHandler[] => [
  createTidyJob(house),
  createEraseAccountJob(services.erasure),
  createExportAccountJob(services.accountExports),
  createForgetExportsJob(services.accountExports),
  createTellLanguageJob({ db: house.database.db, identity: house.identity }),
  paintPortrait({ db: house.database.db, media: house.mediaStore, ...services, ...house }),
  ...storyJobs({ house, services }),
  ...identityJobs(house),
]

const storyJobs = ({ house, services }: { house: House; services: Services }) => {
  const given = { db: house.database.db, media: house.mediaStore, ...services, ...house }
  return [writeStory(given), paintPage(given), bindBook(given)]
}

const identityJobs = ({ identityService: deps, mail }: House): JobHandler[] =>
  deps ? [createSendLetterJob({ deps, mail }), createSweepIdentityJob(deps)] : []
