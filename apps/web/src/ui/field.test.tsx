// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Field } from './field.tsx'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, words: object) => `${key} ${JSON.stringify(words)}` }),
}))

it('says when it can take no more, until there is room again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(root).render(<Field label="Name" hint="As on the cover" maxLength={4} />))
  const input = root.querySelector('input')
  if (!input) throw new Error('there is no field')
  const hintAfter = (value: string) => {
    act(() => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  }
  expect(hintAfter('Zoé')).toBe('As on the cover')
  expect(hintAfter('Zoés')).toBe('full {"count":4}')
  expect(hintAfter('Zoé')).toBe('As on the cover')
})
