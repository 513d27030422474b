import type { Page } from 'playwright-core'

export const SMALLEST = { width: 360, height: 780 }

/** A reader who needs letters twice as large, on the smallest phone. */
export async function readLarge(page: Page) {
  await page.setViewportSize(SMALLEST)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
}

/** Words broken over two lines, and what reaches out of the screen; an address may break anywhere. */
export const findBroken = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('main a, main button, main input, main h1')) {
      const { left, right } = element.getBoundingClientRect()
      if (left < 0 || right > innerWidth) found.push(`outside: ${element.textContent}`)
    }
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isFree = node.parentElement?.closest('strong, .sr-only')
      for (const word of isFree ? [] : (node.textContent ?? '').matchAll(/[^\s\u00a0-]+/g)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word[0])
      }
    }
    return found
  })
