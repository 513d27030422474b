import { describe, expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { apiOf, newEmail, signUp } from './harness/parent'
import { saying, wordsOf } from './harness/words'
import { visitsToWalk } from './harness/visits'

const browser = openBrowser()
const LILA = {
  en: 'curly black hair, round glasses, yellow dress',
  fr: 'cheveux noirs bouclés, lunettes rondes, robe jaune',
}
const NINA = { name: 'Nina', sex: 'female', dateOfBirth: '2021-05-04', color: 'sun' } as const

describe.each(visitsToWalk({ inGate: ['fr', 'phone'] }))(
  'a family, in %s on a %s',
  (language, screen) => {
    const words = wordsOf(language)

    it('stands on its hill, has friends, and keeps its settings from small hands', async () => {
      const visitor = await visit({ browser: browser(), language, screen })
      const { page, origin, expectAccessible, picture } = visitor
      await signUp({ visitor, email: newEmail() })
      const api = await apiOf(visitor)
      await api.subscription.startTrial.mutate()
      const { id: kidId } = await api.kid.create.mutate(NINA)

      await page.goto(`${origin}/`)
      await page.getByRole('heading', { name: words.home.question }).waitFor()
      await page.getByText(words.kids.emptyShelf).waitFor()
      await expectAccessible()
      await picture('home-empty')

      await page.goto(`${origin}/kid/${kidId}/createcompanion`)
      await expectAccessible()
      await picture('companion-kinds')
      await page.getByRole('button', { name: words.companions.types.animal, exact: true }).click()
      await page.getByRole('button', { name: words.companions.create.submit }).click()
      await page.getByText(words.companions.form.nameRequired).waitFor()
      await page.getByText(words.companions.form.descriptionRequired).waitFor()
      await page.getByLabel(words.companions.form.name, { exact: true }).fill('Plume')
      await page.getByLabel(saying(words.companions.form.description)).fill('a red fox')
      await page.getByRole('button', { name: words.companions.create.submit }).click()
      await page.waitForURL('**/create/companionAvatar**')
      await page.getByRole('button', { name: words.companions.picture.save }).waitFor()
      await expectAccessible()
      await picture('companion-picture')
      await page.getByRole('button', { name: words.companions.picture.save }).click()
      await page.waitForURL((url) => /\/kid\/[^/]+\/?$/.test(url.pathname))
      await page.getByText('Plume', { exact: true }).waitFor()
      await expectAccessible()
      await picture('kid-home-with-friend')

      const { editor } = words.portraits
      const isChosen = (name: string) =>
        page.getByRole('radio', { name, exact: true, checked: true }).first().waitFor()
      await page.goto(`${origin}/kid/${kidId}/createcompanion`)
      await page.getByRole('button', { name: words.companions.types.girl, exact: true }).click()
      await page.getByText(words.companions.form.personHint).waitFor()
      await page.getByLabel(words.companions.form.name, { exact: true }).fill('Lila')
      await page.getByLabel(words.companions.form.descriptionOptional).fill(LILA[language])
      await page.getByRole('button', { name: words.companions.create.submit }).click()
      await page.getByRole('button', { name: words.portraits.create.withoutPhoto }).click()
      await isChosen(editor.hairOptions.curly)
      await isChosen(editor.hairColorOptions.black)
      await page.getByText(editor.tabs.face, { exact: true }).click()
      await isChosen(editor.glassesOptions.round)
      await page.getByText(editor.tabs.clothes, { exact: true }).click()
      await isChosen(editor.outfitOptions.dress)
      await isChosen(editor.colorNames.yellow)
      await expectAccessible()
      await picture('companion-described')
      await page.getByRole('button', { name: editor.save }).click()
      await page.getByText('Lila', { exact: true }).waitFor()

      await page.goto(`${origin}/`)
      const account = page.waitForResponse((answer) => answer.url().includes('account.get'))
      await page.reload()
      await account
      await page.getByRole('link', { name: words.home.settings }).click()
      const hold = page.getByRole('button', { name: words.kids.gate.hold })
      await hold.hover()
      await page.mouse.down()
      const answer = page.getByLabel(words.kids.gate.answer, { exact: true })
      await answer.waitFor()
      await page.mouse.up()
      await expectAccessible()
      await answer.fill('1')
      await page.getByRole('button', { name: words.kids.gate.open }).click()
      await page.getByText(words.kids.gate.wrong).waitFor()
      const sum = (await page.getByText(saying(words.kids.gate.sum)).textContent()) ?? ''
      const [a = 0, b = 0] = [...sum.matchAll(/\d+/g)].map(Number)
      await answer.fill(String(a + b))
      await page.getByRole('button', { name: words.kids.gate.open }).click()
      await page.waitForURL('**/settings')
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    })
  },
)
