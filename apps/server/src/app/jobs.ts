import type { JobHandler } from '#platform/jobs'
import { createForgetEventsJob } from '#platform/forget-events.job'
import type { House } from './house'
import type { Services } from './services'

/** Every job, one line each. */
export const createJobHandlers = ({
  house,
}: {
  house: House
  services: Services
}): JobHandler[] => [createForgetEventsJob(house)]
