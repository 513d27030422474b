/** Null for what is no address. `URL.parse` says the same, on phones newer than half of those in use. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
