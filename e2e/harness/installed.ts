import type { Page } from 'playwright-core'

/** The first time the worker fetches every file of the app, which a busy machine takes its time for. */
const INSTALLING_MS = 120_000

const isControlled = async () => {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}

/** From here on the app opens without network. */
export const installed = (page: Page) =>
  page.waitForFunction(isControlled, undefined, { timeout: INSTALLING_MS })
