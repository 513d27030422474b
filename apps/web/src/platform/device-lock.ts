import { isNative } from './native'

// The module, not the plugin in it: a plugin answers to every name, and so is taken for a promise.
const plugin = () => import('@aparajita/capacitor-biometric-auth')

/** Whether this device is locked by a face, a finger or a code that a grown-up has; never on the web. */
export async function hasDeviceLock(): Promise<boolean> {
  if (!isNative()) return false
  const { BiometricAuth } = await plugin()
  const { deviceIsSecure } = await BiometricAuth.checkBiometry()
  return deviceIsSecure
}

/** True once the device let somebody through; false when they gave up or were not known. */
export async function passDeviceLock({ reason, leave }: { reason: string; leave: string }) {
  const lock = { reason, cancelTitle: leave, androidTitle: reason, allowDeviceCredential: true }
  try {
    const { BiometricAuth } = await plugin()
    await BiometricAuth.authenticate(lock)
    return true
  } catch {
    return false
  }
}
