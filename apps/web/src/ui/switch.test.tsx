// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { NamedSwitch } from './named-switch.tsx'
import { SettingsRow } from './settings-card.tsx'
import { Switch } from './switch.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a row of settings', SettingsRow],
  [
    'any other row',
    ({ title, children }: ComponentProps<typeof SettingsRow>) => (
      <NamedSwitch name={title}>{children}</NamedSwitch>
    ),
  ],
])('a switch hears its name pressed in %s', async (_, Row) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const heard: boolean[] = []
  await act(async () =>
    root.render(
      <Row title="Night page">
        <Switch label="Night page" checked={false} onChange={(isOn) => heard.push(isOn)} />
      </Row>,
    ),
  )
  await act(async () => place.querySelector('label')?.click())
  expect(heard).toEqual([true])
  await act(async () => root.unmount())
})
