import { invalid } from './refusals'

/** What the service itself says of a user is never taken from the user. */
const OWNED_BY_US = new Set(['sub', 'email', 'email_verified', 'phone_verified'])
const LONGEST = 16_384

export type Metadata = Record<string, unknown>

export function readMetadata(value: unknown): Metadata {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('data must be an object')
  if (JSON.stringify(value).length > LONGEST) throw invalid('data is too large')
  return Object.fromEntries(Object.entries(value).filter(([key]) => !OWNED_BY_US.has(key)))
}

/** Shallow; null takes a key away. */
export function mergeMetadata({ old, update }: { old: Metadata; update: Metadata }): Metadata {
  const merged = Object.entries({ ...old, ...update })
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

export function languageOf(metadata: Metadata): 'en' | 'fr' {
  return metadata['language'] === 'fr' ? 'fr' : 'en'
}
