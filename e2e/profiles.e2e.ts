import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { findBroken, readLarge } from './harness/broken-words'
import { newFamily } from './harness/family'
import { apiOf, newEmail, signUp } from './harness/parent'
import { saying, wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser()
const atKid = (url: URL) => /^\/kid\/[^/]+\/?$/.test(url.pathname)

describe.each(languagesToWalk({ inGate: 'en' }))('profiles, in %s', (language) => {
  const words = wordsOf(language)
  const { kids, companions, onboarding, common } = words

  it('begin with the first child: onboarding, profile, portrait, their page', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, expectAccessible, picture } = visitor
    await signUp({ visitor, email: newEmail() })
    await page.getByRole('link', { name: words.accounts.confirmed.go }).click()
    await page.waitForURL('**/onboarding')
    await page.getByRole('button', { name: onboarding.skip }).click()
    await page.waitForURL('**/createkid')
    // The address comes first, the screen after it; the one before has a button of the same name.
    await page.getByRole('heading', { name: kids.form.createTitle }).waitFor()
    await expectAccessible()
    const submit = page.getByRole('button', { name: kids.form.create })
    await submit.click()
    for (const said of [
      kids.form.nameRequired,
      kids.form.sexRequired,
      kids.form.dateOfBirthRequired,
    ]) {
      await page.getByText(said, { exact: true }).waitFor()
    }
    await expectAccessible()
    await picture('createkid-errors')
    const name = page.getByLabel(kids.form.name, { exact: true })
    await name.fill('Éloïse 2')
    await submit.click()
    await page.getByText(kids.form.nameLetters).waitFor()
    await name.fill('  Éloïse ')
    await page.getByText(kids.form.female, { exact: true }).click()
    const born = page.getByLabel(kids.form.dateOfBirth, { exact: true })
    await born.fill('2999-01-01')
    await submit.click()
    await page.getByText(kids.form.dateInFuture).waitFor()
    await born.fill('2022-02-28')
    await submit.dblclick()
    await page.waitForURL('**/create/avatar')
    await page.goBack()
    await page.waitForURL((url) => !url.pathname.includes('/create'))
    await page.goForward()
    await page.getByRole('button', { name: words.portraits.create.later }).click()
    await page.waitForURL(atKid)
    await page.getByRole('link', { name: kids.edit.createAvatar }).waitFor()
    await expectAccessible()
    await picture('kid-home-neutral')
    await page.getByRole('heading', { name: 'Éloïse', exact: true }).waitFor()
    expect(await (await apiOf(visitor)).kid.list.query()).toHaveLength(1)
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: saying(kids.makeStoryFor) }).waitFor()
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('can be changed, and ask before anything is deleted', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, context, expectAccessible, picture } = visitor
    const { kidId, trpc, signIn } = await newFamily({ origin, language })
    const plume = await trpc.companion.create.mutate({
      kidId,
      companion: {
        type: 'animal',
        name: 'Plume',
        sex: null,
        age: null,
        description: 'un renard, a fox',
      },
    })
    await signIn(context)
    await page.goto(`${origin}/kid/${kidId}`)
    await page.getByRole('link', { name: kids.home.edit.replace('{{name}}', 'Zoé') }).click()
    await page.waitForURL('**/edit')
    await expectAccessible()
    await picture('edit-kid')
    await page.getByLabel(kids.form.name, { exact: true }).fill('Zoélie')
    await page.getByLabel(kids.form.dateOfBirth, { exact: true }).fill('2020-06-15')
    await page.getByRole('button', { name: kids.form.save, exact: true }).click()
    await page.getByRole('heading', { name: saying(kids.form.editTitle) }).waitFor()
    await expect.poll(async () => (await trpc.kid.get.query({ kidId })).name).toBe('Zoélie')
    expect(await page.getByText(common.changedElsewhere).count()).toBe(0)

    await page.goto(`${origin}/kid/${kidId}/editcompanion`)
    await page.getByRole('heading', { name: companions.edit.chooseTitle }).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Plume' }).click()
    const age = page.getByLabel(companions.form.age, { exact: true })
    const save = page.getByRole('button', { name: companions.edit.save, exact: true })
    for (const [typed, said] of [
      ['old', companions.form.ageNumber],
      ['0', companions.form.agePositive],
      ['-2.5', companions.form.agePositive],
      ['2.5', companions.form.ageWhole],
    ] as const) {
      await age.fill(typed)
      await save.click()
      await page.getByText(said, { exact: true }).waitFor()
    }
    await age.fill('')
    await expectAccessible()
    await picture('edit-companion')
    await page.getByLabel(companions.form.name, { exact: true }).fill('Plumette')
    await save.click()
    await page.getByText(companions.edit.saved).first().waitFor()

    const remove = companions.edit.delete.replace('{{name}}', 'Plumette')
    await page.getByRole('button', { name: remove }).click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await expectAccessible()
    await sheet
      .getByRole('button', { name: companions.edit.keep.replace('{{name}}', 'Plumette') })
      .click()
    await sheet.waitFor({ state: 'detached' })
    expect(await trpc.companion.list.query({ kidId })).toHaveLength(1)
    await page.getByRole('button', { name: remove }).click()
    await sheet.getByRole('button', { name: remove }).click()
    await page.waitForURL(atKid)
    expect(await trpc.companion.list.query({ kidId })).toEqual([])

    visitor.expectTrouble(/404|409|It does not exist/)
    await page.goto(`${origin}/kid/${kidId}/editcompanion?companionId=${plume.id}`)
    await page.getByRole('heading', { name: common.notFound.title }).waitFor()
    await page.goto(`${origin}/kid/${randomUUID()}/edit`)
    await page.getByRole('heading', { name: common.notFound.title }).waitFor()

    await page.goto(`${origin}/kid/${kidId}/edit`)
    // What stands above has come, so that the button is where it stays.
    await page.getByText(kids.home.noFriends).waitFor()
    await page.getByRole('button', { name: kids.edit.delete }).click()
    await expectAccessible()
    await picture('delete-kid')
    await sheet.getByRole('button', { name: saying(kids.edit.deleteConfirm) }).click()
    await page.waitForURL('**/createkid')
    expect(await trpc.kid.list.query()).toEqual([])
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('changed on another device are refreshed in sight, and nothing typed is lost', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, context, picture } = visitor
    const { kidId, trpc, signIn } = await newFamily({ origin, language })
    await signIn(context)
    await page.goto(`${origin}/kid/${kidId}/edit`)
    const name = page.getByLabel(kids.form.name, { exact: true })
    const born = page.getByLabel(kids.form.dateOfBirth, { exact: true })
    await born.fill('2020-01-02')
    const kid = await trpc.kid.get.query({ kidId })
    const { sex, dateOfBirth, color } = kid
    await trpc.kid.update.mutate({ kidId, kid: { name: 'Zoé-Lou', sex, dateOfBirth, color } })
    await page.getByText(common.changedElsewhere).waitFor()
    expect([await name.inputValue(), await born.inputValue()]).toEqual(['Zoé-Lou', '2020-01-02'])
    await visitor.expectAccessible()
    await picture('changed-elsewhere')
    await page.getByRole('button', { name: kids.form.save, exact: true }).click()
    await expect
      .poll(() => trpc.kid.get.query({ kidId }))
      .toMatchObject({ name: 'Zoé-Lou', dateOfBirth: '2020-01-02' })
    await page.getByText(common.changedElsewhere).waitFor({ state: 'detached' })
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('hold the longest name and the twelfth friend without leaving the page', async () => {
    const { origin, context } = await visit({ browser: browser(), language })
    await context.close()
    const { trpc, signIn, kidId } = await newFamily({ origin, language })
    const { sex, dateOfBirth } = await trpc.kid.get.query({ kidId })
    await trpc.kid.update.mutate({ kidId, kid: { name: 'W'.repeat(24), sex, dateOfBirth } })
    for (const [place, type] of Array.from({ length: 12 }, () => 'lovey' as const).entries()) {
      const companion = { type, name: `Doudou ${place}`, sex: null, age: null, description: null }
      await trpc.companion.create.mutate({ kidId, companion })
    }
    for (const screen of ['phone', 'tablet', 'desktop'] as const) {
      const visitor = await visit({ browser: browser(), language, screen })
      const { page } = visitor
      await signIn(visitor.context)
      for (const path of ['', `kid/${kidId}`, `kid/${kidId}/edit`, `kid/${kidId}/editcompanion`]) {
        await page.goto(`${origin}/${path}`)
        await visitor.expectAccessible()
        await visitor.picture(`longest-${path.split('/').at(2) ?? (path ? 'kid' : 'home')}`)
        const beyond = () => document.documentElement.scrollWidth - innerWidth
        expect(await page.evaluate(beyond), `${screen} /${path}`).toBeLessThanOrEqual(0)
        const add = page.getByRole('link', { name: kids.home.addFriend })
        expect(await add.count(), 'no place for a thirteenth').toBe(0)
      }
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    }
  })

  it('keep every word whole, and on the screen, with letters twice as large', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, context } = visitor
    const { kidId, signIn } = await newFamily({ origin, language })
    await signIn(context)
    await readLarge(page)
    for (const path of ['', `kid/${kidId}`, `kid/${kidId}/stories`]) {
      await page.goto(`${origin}/${path}`)
      await page.locator('main h1').waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect([path, await findBroken(page)]).toEqual([path, []])
    }
    await context.close()
  })

  it('stand on the hill, one, two or five, by day and by night', async () => {
    const { origin, context } = await visit({ browser: browser(), language })
    await context.close()
    const { trpc, signIn } = await newFamily({ origin, language, hasNarration: true })
    const hills = [
      { kids: ['Zoé'], screen: 'phone', theme: 'dark' },
      { kids: ['Zoé', 'Maximilien'], screen: 'tablet', theme: 'light' },
      { kids: ['Zoé', 'Maximilien', 'Awa', 'Lou', 'Éloïse'], screen: 'phone', theme: 'light' },
      { kids: ['Zoé', 'Maximilien', 'Awa', 'Lou', 'Éloïse'], screen: 'desktop', theme: 'dark' },
    ] as const
    for (const { kids: names, screen, theme } of hills) {
      const standing = (await trpc.kid.list.query()).length
      for (const [place, name] of names.slice(standing).entries()) {
        const dateOfBirth = `${2024 - 3 * (standing + place)}-02-03`
        await trpc.kid.create.mutate({ name, sex: place % 2 ? 'female' : 'male', dateOfBirth })
      }
      const visitor = await visit({ browser: browser(), language, screen, theme })
      await signIn(visitor.context)
      await visitor.page.goto(`${origin}/`)
      const last = visitor.page.getByRole('button', { name: names.at(-1) ?? '' })
      if ((await last.getAttribute('aria-pressed')) === 'false') await last.click()
      await visitor.page
        .getByRole('link', { name: kids.makeStoryFor.replace('{{name}}', names.at(-1) ?? '') })
        .waitFor()
      await visitor.expectAccessible()
      await visitor.picture(`home-${names.length}`)
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    }
  })
})
