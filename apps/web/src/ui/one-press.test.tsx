// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Lamp } from './lamp.tsx'
import { Danger } from './quiet.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

async function show(content: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(box).render(content))
  const button = box.querySelector('button')
  if (!button) throw new Error('there is a button')
  return button
}

it('an impatient finger on the lamp presses once, a patient one again', async () => {
  const pressed = vi.fn()
  const lamp = await show(<Lamp onClick={pressed}>Go on</Lamp>)
  lamp.click()
  lamp.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  await twoFrames()
  lamp.click()
  expect(pressed).toHaveBeenCalledTimes(2)
})

it.each([
  [
    'the lamp',
    <Lamp key="lamp" type="submit">
      Send
    </Lamp>,
  ],
  [
    'a danger',
    <Danger key="danger" type="submit">
      Send
    </Danger>,
  ],
])('Enter held down sends a form once by %s', async (_name, button) => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const submit = await show(<form onSubmit={sent}>{button}</form>)
  submit.click()
  submit.click()
  expect(sent).toHaveBeenCalledTimes(1)
})
