// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { startI18n } from '#i18n/i18n'
import { GalleryStep } from './gallery-step.tsx'

it('of two photos chosen one after the other the second counts, whichever is read first', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  startI18n()
  const readings = new Map<string, { end: (photo: unknown) => void; fail: () => void }>()
  vi.stubGlobal('createImageBitmap', ({ name }: File) => {
    return new Promise((end, reject) => {
      readings.set(name, { end, fail: () => reject(new Error('unreadable')) })
    })
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<GalleryStep onPhoto={() => {}} />))
  const choose = (name: string) =>
    act(async () => {
      const field = box.querySelector('input[type=file]')
      Object.defineProperty(field, 'files', {
        configurable: true,
        value: [new File(['x'], name, { type: 'image/jpeg' })],
      })
      field?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await choose('large.jpg')
  await choose('small.jpg')
  await act(async () => readings.get('small.jpg')?.end({ width: 400, height: 500 }))
  expect(box.querySelector('canvas')).not.toBeNull()
  await act(async () => readings.get('large.jpg')?.fail())
  expect(box.querySelector('[role=alert]')?.textContent).toBe('')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
