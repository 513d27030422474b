import { isNative, nativeApp } from './native'

/** The same path, query and hash on the web origin; null when it would stay where it is. */
export function handOver({ url, origin }: { url: string; origin: string }) {
  const opened = URL.parse(url)
  if (!opened) return null
  // A custom scheme has no authority of ours: luciole://changepassword means /changepassword.
  const path = opened.protocol.startsWith('http')
    ? opened.pathname
    : `/${[opened.host, opened.pathname.replace(/^\/+/, '')].filter(Boolean).join('/')}`
  return new URL(`${origin}${path}${opened.search}${opened.hash}`).href
}

/** What the links in letters lead back to: this origin, or the native app by its own scheme. */
export const linkOrigin = () => (isNative() ? 'luciole:/' : location.origin)

/** When the native app is opened through a link, the page goes to that link on the web origin. */
export function followNativeLinks() {
  if (!isNative()) return
  const go = (url: string) => {
    const target = handOver({ url, origin: location.origin })
    if (target && target !== location.href) location.assign(target)
  }
  nativeApp()?.addListener('appUrlOpen', ({ url }) => go(url))
}
