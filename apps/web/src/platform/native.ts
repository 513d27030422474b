export type Platform = 'web' | 'android' | 'ios'

/** What a shell puts on the window before we start; its plugins are loaded when they are needed. */
type Bridge = { isNativePlatform(): boolean; getPlatform(): string }
const bridge = () => (globalThis as { Capacitor?: Bridge }).Capacitor

export const isNative = () => bridge()?.isNativePlatform() ?? false

export function currentPlatform(): Platform {
  const name = bridge()?.getPlatform()
  return name === 'android' || name === 'ios' ? name : 'web'
}

/** Written into the page of a shell (scripts/finish-shells.mjs); a page from the server has none. */
const shellServer = () => document.documentElement.dataset.server ?? ''

/** Where the server is: a page from it needs no more than a path, a shell has it built in. */
export const serverUrl = (path: string) => (isNative() ? `${shellServer()}${path}` : path)
export const serverOrigin = () => (isNative() ? shellServer() : location.origin)
/** A shell's own pages all come from a `localhost` that says nothing about the network. */
export const serverHostname = () =>
  isNative() && shellServer() ? new URL(shellServer()).hostname : location.hostname
