/** The part of the native bridge we speak to; the shell puts it on the window before we start. */
type LinkEvent = { url: string }
type Bridge = {
  isNativePlatform(): boolean
  getPlatform(): string
  Plugins?: {
    App?: {
      addListener(event: 'appUrlOpen', listener: (event: LinkEvent) => void): unknown
      getLaunchUrl?(): Promise<LinkEvent | undefined>
    }
  }
}

export type Platform = 'web' | 'android' | 'ios'

const bridge = () => (globalThis as { Capacitor?: Bridge }).Capacitor

export const isNative = () => bridge()?.isNativePlatform() ?? false

export function currentPlatform(): Platform {
  const name = bridge()?.getPlatform()
  return name === 'android' || name === 'ios' ? name : 'web'
}

export const nativeApp = () => bridge()?.Plugins?.App
