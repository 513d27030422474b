import { isNative, serverOrigin } from './native'
import { parseUrl } from './parse-url'

const SCHEME = 'luciole:'
const LAUNCH_KEY = 'luciole.isLaunched'

/**
 * The same path, query and hash on the web origin of the running shell; null for an address that is
 * none of ours. `hosts` are those whose links open the app.
 */
export function handOver({
  url,
  origin,
  hosts,
}: {
  url: string
  origin: string
  hosts: readonly string[]
}) {
  const opened = parseUrl(url)
  if (!opened || opened.username || opened.password) return null
  const isOurScheme = opened.protocol === SCHEME
  const isOurHost = opened.protocol === 'https:' && hosts.includes(opened.host)
  if (!isOurScheme && !isOurHost) return null
  // A custom scheme has no authority of ours: luciole://changepassword means /changepassword.
  const path = isOurScheme
    ? `/${[opened.host, opened.pathname.replace(/^\/+/, '')].filter(Boolean).join('/')}`
    : opened.pathname
  return new URL(`${origin}${path}${opened.search}${opened.hash}`).href
}

/** What the links in letters lead back to: this origin, or the native app by its own scheme. */
export const linkOrigin = () => (isNative() ? 'luciole:/' : location.origin)

/** Whose links open the app: the server's, which is known when the shell is built. */
export function linkHosts() {
  const server = parseUrl(serverOrigin())
  return server ? [server.host] : []
}

function go(target: string) {
  const [page, hash = ''] = target.split('#')
  const isSamePage = page === location.href.split('#')[0]
  location.assign(target)
  // Tokens in a hash are read at start: a page that only scrolls would not see them.
  if (isSamePage && hash) location.reload()
}

/** Warm starts come as events; the link of a cold start is asked for, and followed once. */
export async function followNativeLinks() {
  if (!isNative()) return
  const { App } = await import('@capacitor/app')
  const follow = (url: string) => {
    const target = handOver({ url, origin: location.origin, hosts: linkHosts() })
    if (target && target !== location.href) go(target)
  }
  await App.addListener('appUrlOpen', ({ url }) => follow(url))
  // Asked again, Android names the link it was launched by, whatever was opened since.
  if (sessionStorage.getItem(LAUNCH_KEY)) return
  sessionStorage.setItem(LAUNCH_KEY, 'yes')
  const launch = await App.getLaunchUrl()
  if (launch) follow(launch.url)
}
