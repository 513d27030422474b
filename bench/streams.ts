/**
 * How many event streams one process holds and what each costs: opens them from a second process,
 * sends one event down every one, and reads the server's memory before and after.
 *
 *   node --import tsx bench/streams.ts [count]
 */
import { fork } from 'node:child_process'
import { request } from 'node:http'
import { newParent } from '../apps/server/src/app/test-parent'
import { openTestServer } from '../apps/server/src/app/test-server'
import { inTransaction } from '../apps/server/src/platform/db'
import { appendEvent } from '../apps/server/src/platform/events'

type Server = Awaited<ReturnType<typeof openTestServer>>
type Order = { url: string; token: string; count: number }

/** The second process: holds the streams and counts what comes down them. */
function holdStreams({ url, token, count }: Order): void {
  let open = 0
  let events = 0
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const address = `${url}/trpc/events.follow?input=${encodeURIComponent('{}')}`
  const openNext = (index: number) => {
    if (index >= count) return
    const call = request(address, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8')
      answer.once('data', () => {
        open++
        process.send?.({ open, events })
        openNext(index + 50)
      })
      answer.on('data', (text: string) => {
        if (!text.includes('kids.changed')) return
        events++
        if (events === count) process.send?.({ open, events })
      })
    })
    call.on('error', (error) => {
      throw error
    })
    call.end()
  }
  for (let index = 0; index < Math.min(50, count); index++) openNext(index)
}

/** Said to be open is not yet at its place: each asks the database, where all wait in one line. */
async function allFollow({ server, count }: { server: Server; count: number }): Promise<void> {
  const { database, metrics } = server.house
  const followed = async () => (await metrics.streams.get()).values[0]?.value
  while ((await followed()) !== count) await new Promise((resolve) => setTimeout(resolve, 100))
  for (let turn = 0; turn < 4; turn++) await database.pool.query('select 1')
}

async function measure(count: number): Promise<void> {
  const server = await openTestServer({ environment: { CALLS_PER_MINUTE: '1000000' } })
  const parent = await newParent({ server, email: 'bench@example.org' })
  const memory = () => {
    globalThis.gc?.()
    return process.memoryUsage().rss
  }
  const before = memory()
  const holder = fork(import.meta.filename, ['hold'], { execArgv: ['--import', 'tsx'] })
  const reached = (isReached: (state: { open: number; events: number }) => boolean) =>
    new Promise<void>((resolve) => {
      holder.on('message', (state: { open: number; events: number }) => {
        if (isReached(state)) resolve()
      })
    })
  const allOpen = reached(({ open }) => open === count)
  holder.send({ url: server.url, token: parent.token, count } satisfies Order)
  await allOpen
  await allFollow({ server, count })
  const held = memory()
  const allTold = reached(({ events }) => events === count)
  const started = performance.now()
  await inTransaction(server.house.database, (tx) =>
    appendEvent({ tx, accountId: parent.id, event: { type: 'kids.changed' } }),
  )
  await allTold
  const report = {
    streams: count,
    kilobytesEach: Math.round((held - before) / count / 1024),
    megabytes: Math.round(held / 1024 / 1024),
    millisecondsToTellAll: Math.round(performance.now() - started),
  }
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  holder.kill()
  await server.close()
}

if (process.argv[2] === 'hold') process.on('message', (order: Order) => holdStreams(order))
else await measure(Number(process.argv[2] ?? 1000))
