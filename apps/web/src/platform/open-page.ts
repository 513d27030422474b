import { isNative } from './native'

/**
 * A page of somebody else's, such as where a card is typed: over the app in a shell, in its place on
 * the web. `onClosed` is told in a shell alone, where the app still stands behind it.
 */
export async function openPage({ url, onClosed }: { url: string; onClosed: () => void }) {
  if (!isNative()) return location.assign(url)
  const { Browser } = await import('@capacitor/browser')
  const closed = await Browser.addListener('browserFinished', () => {
    void closed.remove()
    onClosed()
  })
  await Browser.open({ url })
}

/** One that is on its way but not there yet stays away. */
export const abandonPage = () => stop()
