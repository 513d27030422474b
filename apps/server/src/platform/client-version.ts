/** `web/1.4.0`, `ios/1.4.0`, `android/1.4.0`: sent by every client of ours with every call. */
export const CLIENT_HEADER = 'x-luciole-client'

const partsOf = (version: string) => version.split('.').map(Number)

/** A caller that names no version is not one of our apps, and is served. */
export function isTooOld({
  header,
  minimum,
}: {
  header: string | string[] | undefined
  minimum: string
}): boolean {
  const version = /^[a-z]+\/(\d+\.\d+\.\d+)/.exec(String(header ?? ''))?.[1]
  if (version === undefined) return false
  const [wanted, given] = [partsOf(minimum), partsOf(version)]
  const differing = wanted.findIndex((part, index) => part !== given[index])
  return differing >= 0 && (given[differing] ?? 0) < (wanted[differing] ?? 0)
}
