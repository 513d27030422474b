import type { Page } from 'playwright-core'

const isControlled = async () => {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}

/** From here on the app opens without network. */
export const installed = (page: Page) => page.waitForFunction(isControlled)
