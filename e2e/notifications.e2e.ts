import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily } from './harness/family'
import { installed } from './harness/installed'
import { startUnpainted } from './harness/start-unpainted'
import { wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser({ hasWindow: true })

describe.each(languagesToWalk({ inGate: 'en' }))('"your story is ready", in %s', (language) => {
  const words = wordsOf(language)

  it('is offered where a story is made, said in the parent’s words, and leads to the story', async () => {
    const visitor = await visit({ browser: browser(), language, serviceWorkers: 'allow' })
    const { page, context, origin } = visitor
    const family = await newFamily({ origin, language })
    await family.signIn(context)
    await context.grantPermissions(['notifications'], { origin })
    const { storyId } = await family.trpc.story.create.mutate({
      kidId: family.kidId,
      requestId: randomUUID(),
      request: { answers: {}, kidIsHero: true, friends: [] },
    })
    await page.goto(`${origin}/settings`)
    await installed(page)

    // Where a notification leads: it knows the story alone.
    await page.goto(`${origin}/story/${storyId}`)
    await page.waitForURL(`**/kid/${family.kidId}/story/${storyId}**`)

    const watcher = await context.newPage()
    const devtools = await context.newCDPSession(watcher)
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
        if (ours) resolve(ours.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registration
    // Nobody looks at the app.
    await page.close()
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ storyId }),
    })
    await watcher.goto(`${origin}/icons/icon-192.png`)
    const shown = () =>
      watcher.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration('/')
        const notifications = (await found?.getNotifications()) ?? []
        return notifications.map(({ title, body, data }) => ({
          title,
          body,
          data: data as unknown,
        }))
      })
    const { ready: title, readyBody: body } = words.notifications
    await expect.poll(shown).toEqual([{ title, body, data: { storyId } }])
    await context.close()
  })

  it('can be asked for while the story is made', async () => {
    // Page 1 may be there before anybody looked: here it never comes.
    const luciole = await startUnpainted()
    onTestFinished(() => luciole.stop())
    const visitor = await visit({
      browser: browser(),
      origin: luciole.origin,
      language,
      serviceWorkers: 'allow',
    })
    const { page, context, origin } = visitor
    const family = await newFamily({ origin, language })
    await family.signIn(context)
    await page.goto(`${origin}/settings`)
    await installed(page)
    const { storyId } = await family.trpc.story.create.mutate({
      kidId: family.kidId,
      requestId: randomUUID(),
      request: { answers: {}, kidIsHero: true, friends: [] },
    })
    await page.goto(`${origin}/kid/${family.kidId}/story/${storyId}`)
    await page.getByRole('button', { name: words.notifications.notify }).waitFor()
    await visitor.picture('notify')

    // Whoever leaves takes everything along.
    await page.goto(`${origin}/settings`)
    await page.getByRole('button', { name: words.accounts.settings.logout }).click()
    await page.waitForURL(/signup|signin/)
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()).filter((name) => name.startsWith('luciole-')),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ])
    await expect.poll(left).toEqual([])
    await context.close()
  })
})
