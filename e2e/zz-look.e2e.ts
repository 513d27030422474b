import { it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily } from './harness/family'
const browser = openBrowser()
it('look', async () => {
  const visitor = await visit({ browser: browser(), language: 'en', screen: 'desktop' })
  const { page, origin } = visitor
  const family = await newFamily({ origin, language: 'en', dateOfBirth: '2019-05-04' })
  const storyId = await family.newBook({
    ticket: process.env.TICKET ?? '8a2f1c34-5b6d-4e7f-8091-a2b3c4d5e6f8',
  })
  await family.signIn(visitor.context)
  const out = process.env.PICTURES
  await page.goto(`${origin}/kid/${family.kidId}/story/${storyId}`)
  await page.locator('.page-leaf').waitFor()
  for (const [w, h] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.waitForTimeout(900)
    await page.screenshot({ path: `${out}/title-${w}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${out}/leaf-${i}-1280.png` })
  }
  for (let n = 2; n <= 9; n++) {
    for (const [w, h] of [
      [1280, 800],
      [1920, 1080],
      [390, 844],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page
        .locator('.page-picture img')
        .waitFor()
        .catch(() => {})
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${out}/p${n}-${w}.png` })
    }
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(600)
  }
})
