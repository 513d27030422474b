import { isNative } from './native'

/** A page of somebody else's, such as where a card is typed: over the app in a shell, in its place on the web. */
export async function openPage(url: string) {
  if (!isNative()) return location.assign(url)
  const { Browser } = await import('@capacitor/browser')
  await Browser.open({ url })
}
