import type { Page } from 'playwright-core'
import type { Visitor } from './browser'
import { wordsOf } from './words'

type LockScreen = Partial<Record<MediaSessionAction, () => void>>
declare global {
  interface Window {
    voice: HTMLAudioElement
    /** How many elements were made: a phone trusts one alone. */
    voices: number
    lockScreen: LockScreen
    /** How many things sound can come out of. */
    outputs: number
  }
}

/** The app's one audio element is on no page: it is caught where it is made, and so is the lock screen. */
export const catchVoice = (page: Page) =>
  page.addInitScript(() => {
    window.voices = 0
    window.outputs = 2
    window.lockScreen = {}
    const Real = window.Audio
    window.Audio = function Caught() {
      window.voices += 1
      window.voice = new Real()
      return window.voice
    } as unknown as typeof Audio
    const { mediaSession, mediaDevices } = navigator
    mediaSession.setActionHandler = (action, handler) => {
      window.lockScreen[action] = () => handler?.({ action })
    }
    mediaDevices.enumerateDevices = async () =>
      Array.from({ length: window.outputs }, () => ({ kind: 'audiooutput' }) as MediaDeviceInfo)
  })

export const isSpeaking = () => window.voice?.currentTime > 0.2 && !window.voice.paused

export const isVoice = ({ pathname }: URL) => pathname.endsWith('.mp3')

/** The address first played is one that has expired; what is answered says when it was refused. */
export async function expireFirstVoice(page: Page) {
  let played = 0
  await page.route(isVoice, (route) => {
    const request = route.request()
    if (request.resourceType() !== 'media' || played++ > 0) return route.continue()
    const address = new URL(request.url())
    address.searchParams.set('e', '1')
    return route.continue({ url: address.href })
  })
  const refused = page.waitForResponse(
    (answer) => answer.status() === 404 && answer.request().resourceType() === 'media',
  )
  return { refused }
}

export const pullHeadsetOut = (page: Page) =>
  page.evaluate(() => {
    window.outputs -= 1
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  })

export type Shown = { ms: number; word: string }

/** The page's clock walks from one end to the other, and at each step the lit word is read. */
export const walkClock = ({ page, toMs, stepMs }: { page: Page; toMs: number; stepMs: number }) =>
  page.evaluate(
    async (walk) => {
      const { voice } = window
      const shown: Shown[] = []
      let ms = 0
      voice.loop = true
      Object.defineProperty(voice, 'currentTime', {
        configurable: true,
        get: () => ms / 1000,
        set: () => {},
      })
      const frame = () => new Promise(requestAnimationFrame)
      for (; ms < walk.toMs; ms += walk.stepMs) {
        await frame()
        await frame()
        const lit = [...document.querySelectorAll('.read-word')]
        shown.push({ ms, word: lit.map(({ textContent }) => textContent).join('') })
      }
      delete (voice as Partial<HTMLAudioElement>).currentTime
      voice.loop = false
      return shown
    },
    { toMs, stepMs },
  )

/** Whether the word on screen is the one being said; a short silence behind a word still shows it. */
export function isRightWord({
  shown: { ms, word },
  text,
  marks,
}: {
  shown: Shown
  text: string
  marks: readonly { s: number; e: number; t0: number; t1: number }[]
}): boolean {
  const LINGER_MS = 250
  const last = marks.findLast(({ t0 }) => t0 <= ms)
  const said = last && ms < last.t1 + LINGER_MS ? text.slice(last.s, last.e) : ''
  return word === said
}

export const buttonsOf =
  ({ page }: Visitor) =>
  (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true })

export async function openSound(visitor: Visitor) {
  const words = wordsOf(visitor.language)
  await buttonsOf(visitor)(words.reader.menu).click()
  await buttonsOf(visitor)(words.narration.sound).last().click()
}
