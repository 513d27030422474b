// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { SettingsRow } from './settings-card.tsx'
import { Switch } from './switch.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a switch hears its name pressed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const heard: boolean[] = []
  await act(async () =>
    root.render(
      <SettingsRow title="Night page">
        <Switch label="Night page" checked={false} onChange={(isOn) => heard.push(isOn)} />
      </SettingsRow>,
    ),
  )
  await act(async () => place.querySelector('label')?.click())
  expect(heard).toEqual([true])
  await act(async () => root.unmount())
})
