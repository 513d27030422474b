/** Where a mail may lead: our own site, the loopback machine, or an entry of the allow-list. */
export type RedirectRules = { siteUrl: string; allowed: readonly string[] }

/** The first acceptable candidate; an unacceptable one is passed over silently. */
export function chooseRedirect({
  candidates,
  rules,
}: {
  candidates: readonly (string | undefined)[]
  rules: RedirectRules
}): string {
  const accepted = candidates.find(
    (candidate) => candidate !== undefined && isAcceptableRedirect({ candidate, rules }),
  )
  return accepted ?? rules.siteUrl
}

export function isAcceptableRedirect({
  candidate,
  rules,
}: {
  candidate: string
  rules: RedirectRules
}): boolean {
  const target = parseStrictly(candidate)
  if (!target) return false
  const site = new URL(rules.siteUrl)
  if (isSameSite(target, site)) return true
  if (isWeb(target)) {
    if (isLoopback(target)) return true
    if (!isPlainHost(target.hostname)) return false
  }
  const bare = withoutFlowId(candidate.split('#')[0] ?? '')
  return rules.allowed.some((pattern) => compileGlob(pattern).test(bare))
}

/**
 * Browsers repair what they are given: a backslash becomes a slash, a tab vanishes. What needs
 * repair is refused, so that the address checked here is the one a browser would go to.
 */
function parseStrictly(candidate: string): URL | null {
  if (candidate.length > 2048 || /[\s\\\p{Cc}]/u.test(candidate)) return null
  if (!/^[a-z][a-z0-9+.-]*:\/\//.test(candidate) || !URL.canParse(candidate)) return null
  const url = new URL(candidate)
  if (url.username || url.password) return null
  if (!isWeb(url)) return isScriptLike(url) ? null : url
  const writtenHost = /^https?:\/\/([^/?#]*)/.exec(candidate)?.[1]
  if (writtenHost?.includes('@')) return null
  const isWrittenPlainly = writtenHost?.toLowerCase().replace(/:\d+$/, '') === url.hostname
  return isWrittenPlainly ? url : null
}

/** The client may add the id of its PKCE flow; an exact entry of the list still holds. */
const withoutFlowId = (address: string) =>
  address.replace(/([?&])sb_flow_id=[\w-]*(&|$)/, (_, before: string, after: string) =>
    after === '&' ? before : '',
  )

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

const isScriptLike = (url: URL) =>
  ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'].includes(url.protocol)

function isSameSite(target: URL, site: URL): boolean {
  if (target.protocol !== site.protocol || target.hostname !== site.hostname) return false
  return target.port === site.port || isLoopback(site) || site.hostname === 'localhost'
}

const isLoopback = (url: URL) =>
  /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(url.hostname) || url.hostname === '[::1]'

const isPlainHost = (host: string) => /^[a-z0-9.-]+$/.test(host) && !/^[\d.]+$/.test(host)

/** `*` stays between the separators `.` and `/`, `**` crosses them, `?` is one non-separator. */
function compileGlob(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
  })
  return new RegExp(`^${source}$`)
}
