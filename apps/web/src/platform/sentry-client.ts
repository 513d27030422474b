import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react'
import { currentPlatform } from './native'
import { withoutPersonalData } from './reporting'

export { captureException } from '@sentry/react'

/** Only what reports an uncaught error: nothing that watches clicks, addresses or the network. */
export function openSentry(dsn: string) {
  const client = new BrowserClient({
    dsn,
    environment: 'prod',
    release: __CLIENT_VERSION__,
    sendDefaultPii: false,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    beforeSend: withoutPersonalData,
  })
  setCurrentClient(client)
  getCurrentScope().setTag('platform', currentPlatform())
  client.init()
}
