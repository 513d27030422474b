import { createServer, request } from 'node:http'
import type { Language } from '@luciole/contract/language'
import type { Browser } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { visit, type Visitor } from './browser'
import { findFreePort } from './start-luciole'

/**
 * The way to a server, which can be cut, bring a newer release of the app, or make the client look
 * old: what a train, a deployment and a year in a drawer do.
 */
async function openGate({ origin }: { origin: string }) {
  const port = await findFreePort()
  let isCut = false
  let isOld = false
  let release = ''
  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy()
    const headers = { ...asked.headers }
    if (isOld && release === '') headers['x-luciole-client'] = 'web/0.0.1'
    const isWorker = asked.url === '/service-worker.js'
    // A script to compare with is asked for whole.
    if (isWorker) {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
        delete headers[name]
      }
    }
    const onward = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method, headers },
      (came) => {
        const { 'content-length': length, ...rest } = came.headers
        const isChanged = isWorker && release !== ''
        answer.writeHead(came.statusCode ?? 502, isChanged || !length ? rest : came.headers)
        came.pipe(answer, { end: !isChanged })
        if (isChanged) came.on('end', () => answer.end(`\n// ${release}\n`))
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => void (isCut = false),
    age: () => void (isOld = true),
    release: (name: string) => void (release = name),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type Gate = Awaited<ReturnType<typeof openGate>>

/** Somebody who keeps what they open on the device, and whose way to the server can be cut. */
export async function visitThroughGate({
  browser,
  language,
  origin = inject('origin'),
}: {
  browser: Browser
  language: Language
  origin?: string
}) {
  const gate = await openGate({ origin })
  onTestFinished(gate.close)
  const visitor = await visit({
    browser,
    origin: gate.origin,
    language,
    serviceWorkers: 'allow',
  })
  return { gate, visitor }
}

/** No network for the device, and no server behind it for its service worker. */
export async function flightMode({
  visitor,
  gate,
  isOn,
}: {
  visitor: Visitor
  gate: Gate
  isOn: boolean
}) {
  if (isOn) gate.cut()
  else gate.mend()
  await visitor.context.setOffline(isOn)
}
