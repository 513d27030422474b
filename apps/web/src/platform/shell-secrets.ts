import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'

/** Keychain on iOS, Keystore on Android; never in a backup, never on another device. */
export const shellSecrets = {
  async getItem(key: string) {
    const value = await SecureStorage.get(key, false, false)
    return typeof value === 'string' ? value : null
  },
  setItem: (key: string, value: string) =>
    SecureStorage.set(key, value, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly),
  async removeItem(key: string) {
    await SecureStorage.remove(key, false)
  },
}
