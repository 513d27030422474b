// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

const theme = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')
afterEach(() => vi.unstubAllGlobals())

it.each([false, true])('a browser is told that it is too old, and only then: %s', (isOld) => {
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal('CSS', { supports: () => !isOld })
  Object.defineProperty(document, 'currentScript', { value: { dataset: {} }, configurable: true })
  new Function(theme)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const said = ['too old', 'trop ancien'].map((words) => document.body.textContent?.includes(words))
  expect(said).toEqual([isOld, isOld])
})
