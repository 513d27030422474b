// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeadingFocus } from './use-heading-focus'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Screen({ name, field = false }: { name: string; field?: boolean }) {
  useHeadingFocus()
  return (
    <main>
      <h1 key={name}>{name}</h1>
      <a key={`${name} link`} href="/">
        on
      </a>
      {field && <input />}
    </main>
  )
}

async function open() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = async (screen: React.ReactNode) => {
    await act(async () => root.render(screen))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
  }
  await show(<Screen name="home" field />)
  return { show, place }
}

it('leaves the first screen of a visit to be read from its top', async () => {
  await open()
  expect(document.activeElement).toBe(document.body)
})

it('leads who pressed what is gone to the heading of what came', async () => {
  const { show, place } = await open()
  place.querySelector('a')?.focus()
  await show(<Screen name="book" field />)
  expect(document.activeElement?.textContent).toBe('book')
})

it('takes the focus from nobody who has it', async () => {
  const { show, place } = await open()
  place.querySelector('input')?.focus()
  await show(<Screen name="book" field />)
  expect(document.activeElement?.tagName).toBe('INPUT')
})
