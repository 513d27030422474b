import { isNative } from './native'

/** Whether this device has a sheet of its own for sending things to people. */
export const canSendOn = () => isNative() || typeof navigator.share === 'function'

/** Sending was thought better of: nothing happened, nothing to say. */
export async function sendOn(what: { title: string; url: string }) {
  // Android's web view has no sheet of its own.
  if (isNative()) return (await import('./shell-share')).shareLink(what)
  await navigator.share(what).catch(() => undefined)
}

/** False where the browser keeps its clipboard to itself. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false)
