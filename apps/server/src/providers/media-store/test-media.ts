import type { MediaStore } from './media-store'

/** A media store in memory, for what is put there and read again within a test. */
export function createTestMedia({ type }: { type: string }) {
  const kept = new Map<string, Uint8Array>()
  const media = {
    put: async ({ bytes }: { bytes: Uint8Array }) => {
      const key = `key ${kept.size}`
      kept.set(key, bytes)
      return key
    },
    get: async (key: string) => ({ bytes: kept.get(key) ?? new Uint8Array(), type }),
  } as Pick<MediaStore, 'put' | 'get'> as MediaStore
  return { kept, media }
}
