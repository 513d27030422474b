import { describe, expect, it } from 'vitest'
import { openBrowser, visit, type Visitor } from './harness/browser'
import { newParent } from './harness/family'
import { advanceClock, invoicesOf, loseWebhooks } from './harness/payment-sandbox'
import { saying, wordsOf } from './harness/words'
import { passGate } from './harness/parent-gate'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser()
const NINA = { name: 'Nina', sex: 'female', dateOfBirth: '2021-05-04', color: 'sun' } as const
const TOM = { name: 'Tom', sex: 'male', dateOfBirth: '2018-02-11', color: 'sky' } as const
const SINGLE = { plan: 'single', tier: 'explorer', narration: false } as const
const CARDS = { ok: /4242/, declined: /0002/, secondStep: /3155/, drop: /0341/, never: /7777/ }

describe.each(languagesToWalk({ inGate: 'fr' }))('a plan, in %s', (language) => {
  const screen = language === 'en' ? 'phone' : 'desktop'
  const words = wordsOf(language)
  const plans = words.subscriptions

  async function arrive({ isOnboarded = true, hasParentGate = false } = {}) {
    const visitor = await visit({ browser: browser(), language, screen })
    const parent = await newParent({ origin: visitor.origin, language })
    const { trpc, accountId } = parent
    await parent.signIn(visitor.context)
    await trpc.account.setParentGate.mutate({ parentGate: hasParentGate })
    if (isOnboarded) await trpc.subscription.skipOnboarding.mutate()
    const { page, origin } = visitor
    return { visitor, page, parent, trpc, account: { origin, accountId } }
  }
  const press = ({ visitor: { page }, name }: { visitor: Visitor; name: string }) =>
    page.getByRole('button', { name: saying(name) }).click()
  const open = ({ visitor: { page, origin }, path }: { visitor: Visitor; path: string }) =>
    page.goto(`${origin}${path}`)

  /** From the plans by the summary to the payment page, and a card given there. */
  async function payWith({ visitor, card }: { visitor: Visitor; card: keyof typeof CARDS }) {
    const { page } = visitor
    await press({ visitor, name: words.common.continue })
    await page.getByText(plans.summary.renewal).waitFor()
    await press({ visitor, name: plans.summary.pay })
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByRole('button', { name: CARDS[card] }).click()
  }
  const paid = ({ page }: Visitor) =>
    page.getByRole('heading', { name: plans.awaiting.successTitle }).waitFor()

  it('begins where a story waits for it, and the story goes on', async () => {
    const { visitor, page, trpc } = await arrive()
    const { id: kidId } = await trpc.kid.create.mutate(NINA)
    await open({ visitor, path: `/kid/${kidId}/createstory` })
    await page.getByRole('heading', { name: plans.gate.trialTitle }).waitFor()
    await visitor.expectAccessible()
    await visitor.picture('gate-trial')
    await press({ visitor, name: plans.subscribe.startTrial })
    await page.getByRole('heading', { name: plans.gate.trialTitle }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /Nina/ }).click()
    await press({ visitor, name: words.wizard.surpriseRest })
    await page.getByRole('button', { name: words.wizard.ticket.write }).waitFor()
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('begins with a trial, ends with it, and is paid after a declined card and a second step', async () => {
    const { visitor, page, trpc, account } = await arrive({ isOnboarded: false })
    const { expectAccessible, picture } = visitor
    const { id: kidId } = await trpc.kid.create.mutate(NINA)
    await open({ visitor, path: '/' })
    await page.waitForURL('**/onboarding')
    await expectAccessible()
    await press({ visitor, name: words.common.continue })
    await press({ visitor, name: words.common.continue })
    await page.getByRole('heading', { name: words.onboarding.read.title }).waitFor()
    await expectAccessible()
    await press({ visitor, name: words.onboarding.startTrial })
    const left = page.getByText(saying(plans.state.trialLeft_other)).locator('visible=true')
    await left.waitFor()

    for (let day = 0; day < 3; day++) await advanceClock({ ...account, by: 'day' })
    await open({ visitor, path: `/kid/${kidId}/createstory` })
    // Told before the questions, and again on the ticket of whoever dreamt on.
    await page.getByRole('heading', { name: plans.gate.storiesTitle }).waitFor()
    await expectAccessible()
    await picture('gate-early')
    await press({ visitor, name: plans.gate.later })
    await page.getByRole('button', { name: /Nina/ }).click()
    await press({ visitor, name: words.wizard.surpriseRest })
    await page.getByText(plans.gate.storiesEnded).waitFor()
    await expectAccessible()
    await picture('gate-stories')
    await page.getByRole('link', { name: words.wizard.ticket.seePlans }).click()

    await page.getByRole('heading', { name: plans.subscribe.title }).waitFor()
    await expectAccessible()
    await picture('subscribe')
    await payWith({ visitor, card: 'declined' })
    await page.getByText(plans.error.declined).waitFor()
    await expectAccessible()
    await picture('payment-declined')
    await page.getByRole('link', { name: plans.error.retry }).click()
    await payWith({ visitor, card: 'secondStep' })
    await page.locator('button.main').click()
    await paid(visitor)
    await expectAccessible()
    await picture('payment-succeeded')
    expect(await invoicesOf(account)).toHaveLength(1)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('waits while its trial is skipped, and begins with the trial from there', async () => {
    const { visitor, page, trpc } = await arrive({ isOnboarded: false })
    await trpc.kid.create.mutate(NINA)
    await open({ visitor, path: '/emailconfirmed' })
    await page.getByRole('link', { name: words.accounts.confirmed.go }).click()
    await page.waitForURL('**/onboarding')
    await press({ visitor, name: words.onboarding.skip })
    await page.getByRole('link', { name: /Nina/ }).waitFor()
    await open({ visitor, path: '/subscribe' })
    await press({ visitor, name: plans.subscribe.startTrial })
    await page.getByText(saying(plans.state.trialLeft_other)).locator('visible=true').waitFor()
    await page.waitForURL(`${visitor.origin}/`)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('is charged once and shown when the network drops after the charge', async () => {
    const { visitor, page, trpc, account } = await arrive({ hasParentGate: true })
    await loseWebhooks(account)
    await open({ visitor, path: '/subscribe' })
    visitor.expectTrouble(/sandbox\/checkout/)
    // The browser's own page of the lost connection has no storage.
    visitor.expectTrouble(/localStorage/)
    await press({ visitor, name: words.common.continue })
    await passGate(visitor)
    await page.getByText(plans.summary.renewal).waitFor()
    await visitor.picture('summary')
    await press({ visitor, name: plans.summary.pay })
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByRole('button', { name: CARDS.drop }).click()
    await page.waitForURL('chrome-error://**')

    await open({ visitor, path: '/subscribe' })
    const payAgain = page.getByRole('button', { name: saying(words.common.continue) })
    const known = page.getByRole('heading', { name: plans.subscribe.yours })
    await payAgain.or(known).waitFor()
    // Once an hour the provider is asked what no webhook told: then there is nothing left to pay.
    if (await payAgain.isVisible()) {
      await payAgain.click()
      await passGate(visitor)
      await press({ visitor, name: plans.summary.pay })
      await paid(visitor)
    }
    await expect.poll(() => trpc.subscription.get.query()).toMatchObject({ status: 'active' })
    expect(await invoicesOf(account)).toHaveLength(1)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('is bought once in two tabs', async () => {
    const { visitor, page, account } = await arrive()
    const second = { ...visitor, page: await visitor.context.newPage() }
    for (const tab of [visitor, second]) {
      await open({ visitor: tab, path: '/subscribe' })
      await press({ visitor: tab, name: words.common.continue })
      await press({ visitor: tab, name: plans.summary.pay })
      await tab.page.waitForURL('**/sandbox/checkout/**')
    }
    await page.getByRole('button', { name: CARDS.ok }).click()
    await paid(visitor)
    await second.page.getByRole('button', { name: CARDS.ok }).click()
    await paid(second)
    expect(await invoicesOf(account)).toHaveLength(1)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('is still processing, and says so, when the bank never confirms', async () => {
    const { visitor, page, account } = await arrive()
    const { expectAccessible, picture } = visitor
    await page.clock.install()
    await open({ visitor, path: '/subscribe' })
    await payWith({ visitor, card: 'never' })
    await page.getByRole('heading', { name: plans.awaiting.title }).waitFor()
    await expectAccessible()
    await picture('payment-awaiting')
    await page.clock.fastForward('01:01')
    await page.getByRole('heading', { name: plans.awaiting.stillTitle }).waitFor()
    await expectAccessible()
    await picture('payment-still-processing')
    expect(await invoicesOf(account)).toEqual([])
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('is cancelled and taken up again, grows in mid-period, and shrinks without losing a child', async () => {
    const { visitor, page, parent, trpc, account } = await arrive()
    const { expectAccessible, picture } = visitor
    await parent.subscribe(SINGLE)
    const { id: ninaId } = await trpc.kid.create.mutate(NINA)
    await open({ visitor, path: '/unsubscribe' })
    await page.getByRole('heading', { name: plans.cancel.keep }).waitFor()
    await expectAccessible()
    await picture('unsubscribe')
    await press({ visitor, name: plans.cancel.confirm })
    await page.getByRole('heading', { name: plans.cancel.doneTitle }).waitFor()
    await expectAccessible()
    await picture('unsubscribed')
    await press({ visitor, name: plans.cancel.resume })
    await page.getByRole('heading', { name: plans.cancel.keep }).waitFor()

    await open({ visitor, path: '/' })
    await page.getByRole('link', { name: words.kids.addKid }).click()
    await page.getByText(saying(plans.gate.kids)).waitFor()
    await picture('gate-kids')
    await page.getByRole('link', { name: plans.gate.action }).click()
    await changePlan({ visitor, says: plans.change.now })
    await expect.poll(() => trpc.subscription.get.query()).toMatchObject({ planType: 'family' })
    expect(await invoicesOf(account)).toHaveLength(2)

    const { id: tomId } = await trpc.kid.create.mutate(TOM)
    await open({ visitor, path: '/subscribe' })
    await page.getByRole('button', { name: new RegExp(`^${plans.subscribe.single}`) }).click()
    await changePlan({ visitor, says: plans.change.later })
    await advanceClock({ ...account, by: 'period' })
    await expect.poll(() => trpc.subscription.get.query()).toMatchObject({ planType: 'single' })

    await open({ visitor, path: `/kid/${tomId}/createstory` })
    await page.getByText(words.kids.locked.message).waitFor()
    await expectAccessible()
    await picture('kid-locked')
    await open({ visitor, path: '/' })
    await page.getByRole('button', { name: saying(words.kids.locked.label) }).click()
    await picture('kid-locked-sheet')
    await press({ visitor, name: words.kids.locked.choose })
    await expect.poll(async () => (await trpc.kid.get.query({ kidId: ninaId })).locked).toBe(true)
    expect((await trpc.kid.get.query({ kidId: tomId })).locked).toBe(false)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  /** What it costs is said before it is asked for. */
  async function changePlan({ visitor, says }: { visitor: Visitor; says: string }) {
    await press({ visitor, name: plans.subscribe.change })
    await visitor.page.getByText(saying(says)).waitFor()
    await visitor.picture('change')
    await press({ visitor, name: plans.change.confirm })
    await visitor.page.getByText(plans.change.done).waitFor()
  }
})
