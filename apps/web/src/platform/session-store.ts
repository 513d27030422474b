import { isNative } from './native'

export interface SessionStore {
  getItem: (key: string) => Promise<string | null> | string | null
  setItem: (key: string, value: string) => Promise<void> | void
  removeItem: (key: string) => Promise<void> | void
}

const shellStore = async () => (await import('./shell-secrets')).shellSecrets

/** Where a session is kept: the browser's own storage, or a shell's Keychain or Keystore. */
export const sessionStore = (): SessionStore =>
  isNative()
    ? {
        getItem: async (key) => (await shellStore()).getItem(key),
        setItem: async (key, value) => (await shellStore()).setItem(key, value),
        removeItem: async (key) => (await shellStore()).removeItem(key),
      }
    : localStorage
