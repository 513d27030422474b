/** Whether this device has a sheet of its own for sending things to people. */
export const canSendOn = () => typeof navigator.share === 'function'

/** Sending was thought better of: nothing happened, nothing to say. */
export const sendOn = (what: { title: string; url: string }) =>
  navigator.share(what).catch(() => undefined)

/** False where the browser keeps its clipboard to itself. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false)
