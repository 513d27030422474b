import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { insertAccount } from '#features/accounts/accounts.store'
import { listNarration } from '#features/narration/narration.store'
import { listPages } from '#features/stories/stories.store'
import { followEvents } from '#platform/events'
import { newId } from '#platform/ids'
import { silentLog } from '#platform/test-db'
import { readAppConfig } from './app.config'
import { buildApp } from './build'
import { createQuickCrafts } from './quick-crafts'

export interface AcceptedStory {
  storyId: string
  requestId: string
  accountId: string
  kidId: string
}
export interface WriterOrder {
  dataDir: string
  databaseUrl: string | null
  /** Families known before, with the last event seen of each. */
  families: Record<string, string>
  /** How many stories to ask for now. */
  asks: number
  /** Waited for to their end, then told as they are. */
  toEnd: AcceptedStory[]
}
export type Said =
  | { said: 'ready' | 'done' }
  | ({ said: 'accepted' } & AcceptedStory)
  | { said: 'event'; accountId: string; id: string; what: string }
  | { said: 'made'; what: string }
  | {
      said: 'story'
      storyId: string
      state: string
      pages: number[]
      /** Pictures and voices that are promised and not there. */
      missing: string[]
      /** What each page's voice had to say. */
      texts: Record<number, string>
    }
  | { said: 'left'; accountId: string; stories: number }

/**
 * A server to be killed: asks for stories, one family after another, works at them, and follows each
 * family's events from the last one it was told of. Says every promise it makes.
 */
const order = JSON.parse(process.argv[2] ?? '') as WriterOrder
const STORIES_A_FAMILY = 3
const PAUSE_MS = 60
const say = (said: Said) => void process.stdout.write(`${JSON.stringify(said)}\n`)

const config = readAppConfig({
  DATA_DIR: order.dataDir,
  PORT: '0',
  LOG_LEVEL: 'silent',
  OVERLOAD_DELAY_MS: '0',
  ...(order.databaseUrl ? { DATABASE_URL: order.databaseUrl } : {}),
})
const crafts = createQuickCrafts((what) => say({ said: 'made', what }))
const { house, services } = await buildApp(config, { log: silentLog, crafts })
const { database, mediaStore } = house
const { db } = database

/** As a device does: when the server had no room to answer, from the last event it was told of. */
async function follow(accountId: string, seen: string) {
  const { signal } = new AbortController()
  for (let lastEventId = seen; ; await sleep(PAUSE_MS)) {
    try {
      for await (const { id, event } of followEvents({
        database,
        accountId,
        lastEventId,
        signal,
      })) {
        lastEventId = id
        const what =
          event.type === 'story.changed'
            ? `${event.storyId} ${event.step} ${event.page}`
            : event.type === 'narration.changed'
              ? `${event.storyId} voice ${event.page}`
              : event.type
        say({ said: 'event', accountId, id, what })
      }
    } catch (error) {
      process.stderr.write(`an event stream began again: ${String(error)}\n`)
    }
  }
}

async function newFamily() {
  const accountId = newId()
  await insertAccount(db, {
    id: accountId,
    interfaceLanguage: 'en',
    storyLanguage: 'en',
    emailHash: accountId,
    createdAt: new Date(),
  })
  await services.subscriptions.startTrial({ accountId })
  const parent = { accountId }
  const fields = { name: 'Nina', sex: 'female', dateOfBirth: '2022-05-04', color: 'sun' } as const
  const { id: kidId } = await services.kids.create({ parent, fields })
  void follow(accountId, '0')
  return { parent, kidId }
}

async function tellEnd({ storyId, accountId, kidId }: AcceptedStory) {
  const kid = await services.kids.openKid({ db, parent: { accountId }, kidId })
  for (;;) {
    const story = await services.stories.get({ kid, storyId })
    if (story.state === 'ready' || story.state === 'failed') {
      const rows = await listPages({ db, storyId })
      const voices = await listNarration({ db, storyId })
      if (story.state === 'ready' && voices.some((voice) => voice.state === 'recording')) {
        await sleep(PAUSE_MS)
        continue
      }
      const promised = rows.flatMap(({ number, picture }) => {
        const voice = voices.find(({ page }) => page === number)
        return [
          { what: `picture ${number}`, key: picture?.sources[0]?.key },
          { what: `voice ${number}, ${voice?.state}`, key: voice?.mediaKey },
        ]
      })
      const sizes = await Promise.all(
        promised.map(({ key }) => (key ? mediaStore.size(key) : null)),
      )
      const missing = promised.filter((_, at) => sizes[at] === null).map(({ what }) => what)
      const pages = rows.map(({ number }) => number)
      const texts = Object.fromEntries(rows.map(({ number, text }) => [number, text.en.text]))
      return say({ said: 'story', storyId, state: story.state, pages, missing, texts })
    }
    await sleep(PAUSE_MS)
  }
}

for (const [accountId, id] of Object.entries(order.families)) void follow(accountId, id)
say({ said: 'ready' })
let family: Awaited<ReturnType<typeof newFamily>> | undefined
for (let asked = 0; asked < order.asks; asked++) {
  if (!family || asked % STORIES_A_FAMILY === 0) family = await newFamily()
  const { parent, kidId } = family
  const kid = await services.kids.openKid({ db, parent, kidId })
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const requestId = randomUUID()
  const { storyId } = await services.stories.create({ kid, requestId, request })
  say({ said: 'accepted', storyId, requestId, kidId, ...parent })
  await sleep(PAUSE_MS)
}
for (const story of order.toEnd) await tellEnd(story)
for (const accountId of new Set(order.toEnd.map((story) => story.accountId))) {
  const { remainingStories } = await services.subscriptions.get({ accountId })
  say({ said: 'left', accountId, stories: remainingStories ?? 0 })
}
say({ said: 'done' })
