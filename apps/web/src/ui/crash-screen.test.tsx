// @vitest-environment happy-dom
import { ErrorBoundary, init, getClient } from '@sentry/react'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '#i18n/i18n'
import { CrashScreen } from './crash-screen.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(startI18n)

async function crash() {
  let isBroken = true
  const Screen = () => {
    if (isBroken) throw new Error('the lamp fell')
    return <p>mended</p>
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box, { onCaughtError: () => {} })
  await act(async () =>
    root.render(
      <ErrorBoundary
        beforeCapture={(scope) => scope.setLevel('error')}
        fallback={({ error, resetError }) => <CrashScreen error={error} onRetry={resetError} />}
      >
        <Screen />
      </ErrorBoundary>,
    ),
  )
  return { box, mend: () => (isBroken = false) }
}

describe('a screen that breaks', () => {
  it.each([
    [
      'en',
      'Oops! Something went wrong.',
      'An unexpected error occurred. Please try again.',
      'Retry',
    ],
    [
      'fr',
      "Oups\u00a0! Une erreur s'est produite.",
      "Une erreur inattendue s'est produite. Veuillez réessayer.",
      'Réessayer',
    ],
  ])('says so in %s, with the error’s own words', async (language, title, message, button) => {
    await act(async () => void (await i18next.changeLanguage(language)))
    const { box } = await crash()
    expect(box.querySelector('h1')?.textContent).toBe(title)
    expect(box.querySelector('[role=alert]')?.textContent).toBe(message)
    expect(box.querySelector('button')?.textContent).toBe(button)
    expect(box.textContent).toContain('the lamp fell')
    expect(box.querySelector('[aria-label=Luciole]')).not.toBeNull()
  })

  it('is reported at level error, and comes back on Retry', async () => {
    const levels: unknown[] = []
    init({
      dsn: 'https://a@reports.example/1',
      beforeSend: (event) => (levels.push(event.level), null),
    })
    const { box, mend } = await crash()
    await getClient()?.flush(100)
    expect(levels).toEqual(['error'])
    mend()
    await act(async () => box.querySelector('button')?.click())
    expect(box.textContent).toBe('mended')
  })
})
