import { setTimeout as sleep } from 'node:timers/promises'
import { findAccount, insertAccount } from '#features/accounts/accounts.store'
import { hashEmail } from '#features/accounts/email-hash'
import { BootError } from '#platform/errors'
import { ownSecret } from '#platform/secrets'
import type { Parent } from '#platform/trpc'
import { createUser } from '#providers/identity/service/admin'
import { findUserByEmail } from '#providers/identity/service/users.store'
import type { App } from './build'
import { DEMO_FAMILY, type DemoKid } from './demo-family'

export const DEMO_EMAIL = 'demo@luciole.example'
const LOOK_AGAIN_MS = 1000

/** A parent with a family and two books, made as any parent would; what is there already stays. */
export async function openDemo({ app, say }: { app: App; say(line: string): void }): Promise<void> {
  const { parent, password } = await openDemoAccount(app)
  say(`Sign in as ${DEMO_EMAIL} with the password ${password}`)
  const storyIds = []
  for (const kid of DEMO_FAMILY) storyIds.push(...(await addKid({ app, parent, kid })))
  if (storyIds.length === 0) return
  say('Two books are being made for the demo family; they can be read while they are painted')
  const followed = storyIds.map((story) => followStory({ app, parent, ...story, say }))
  await Promise.all(followed).catch((error: unknown) => {
    // Stopped in the middle of a question: the books go on at the next start.
    if (!app.house.stopping.signal.aborted) throw error
  })
}

async function openDemoAccount({ house, services }: App) {
  const { identityService, accountSecret, clock, config } = house
  const { db } = house.database
  if (config.server.mode !== 'local' || identityService === null) {
    throw new BootError('The demo family needs MODE=local and AUTH_MODE=embedded.')
  }
  const secret = await ownSecret({ db, name: 'demo-password' })
  const password = `firefly-${secret.replace(/[^a-z0-9]/gi, '').slice(0, 8)}`
  const known = await findUserByEmail(db, DEMO_EMAIL)
  const person = { email: DEMO_EMAIL, password, email_confirm: true }
  const id = known?.id ?? (await createUser(identityService, person)).id
  if (!(await findAccount(db, id))) {
    await insertAccount(db, {
      id,
      interfaceLanguage: 'en',
      storyLanguage: 'en',
      emailHash: hashEmail({ email: DEMO_EMAIL, secret: accountSecret }),
      createdAt: clock.now(),
    })
  }
  const { trialAvailable } = await services.subscriptions.get({ accountId: id })
  if (trialAvailable) await services.subscriptions.startTrial({ accountId: id })
  return { parent: { accountId: id, email: DEMO_EMAIL }, password }
}

/** The book it asked for, as a list of one or none. */
async function addKid({ app, parent, kid }: { app: App; parent: Parent; kid: DemoKid }) {
  const { clock, database } = app.house
  const { kids, companions, portraits, stories } = app.services
  const { fields, age, look, companion, story } = kid
  if ((await kids.list({ parent })).some(({ name }) => name === fields.name)) return []
  const dateOfBirth = `${clock.now().getFullYear() - age - 1}-12-20`
  const { id: kidId } = await kids.create({ parent, fields: { ...fields, dateOfBirth } })
  const owned = await kids.openKid({ db: database.db, parent, kidId })
  await portraits.saveAvatar({ kid: owned, character: look })
  const { id } = await companions.create({ kid: owned, fields: companion.fields })
  await companions.savePicture({ kid: owned, companionId: id, character: companion.look })
  if (story === null) return []
  const friends = [{ kind: 'companion' as const, id }]
  const request = { answers: story.answers, kidIsHero: true, friends }
  const { storyId } = await stories.create({ kid: owned, requestId: story.requestId, request })
  return [{ kidId, storyId, name: fields.name }]
}

async function followStory({
  app,
  parent,
  kidId,
  storyId,
  name,
  say,
}: {
  app: App
  parent: Parent
  kidId: string
  storyId: string
  name: string
  say(line: string): void
}) {
  const { db } = app.house.database
  const { kids, stories } = app.services
  let painted = -1
  while (!app.house.stopping.signal.aborted) {
    const kid = await kids.openKid({ db, parent, kidId })
    const story = await stories.get({ kid, storyId })
    const { state, pagesPainted, pageCount } = story
    if (state === 'ready') return say(`${name}: “${story.title?.en}” is on the shelf`)
    if (state === 'failed') return say(`${name}’s book could not be made; ask for another`)
    if (pagesPainted !== painted) say(`${name}’s book: ${pagesPainted} of ${pageCount} pages`)
    painted = pagesPainted
    await sleep(LOOK_AGAIN_MS)
  }
}
