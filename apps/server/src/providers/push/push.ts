/** A device that asked to be told: a browser in the words of the Push API, or a phone's own app. */
export interface PushDevice {
  /** Where a browser listens, or `fcm:` or `apns:` before what a phone calls itself. */
  endpoint: string
  /** A browser's public key and the secret only it and we know, both base64url; empty for a phone. */
  p256dh: string
  auth: string
}

/** All that is ever said: the words are chosen on the device, which knows its reader. */
export interface PushNews {
  storyId: string
}

/** One way to devices. */
export interface PushService {
  /** Whether we would send there at all: anybody can name any address. */
  reaches: (endpoint: string) => boolean
  /** `gone` when the device will never listen again; any other failure throws. */
  send: (
    message: { device: PushDevice; news: PushNews },
    options: { signal: AbortSignal },
  ) => Promise<'sent' | 'gone'>
}

export interface PushSender extends PushService {
  /** What a browser has to know to accept messages of ours alone. */
  publicKey: string
  /** Which phones can be told while the app sleeps. */
  phones: { android: boolean; ios: boolean }
  close: () => void
}

/** A story is news for a day; then the shelf tells it. */
export const NEWS_FOR_SECONDS = 24 * 3600

/** The part of a phone's endpoint that names it, where this service has given it. */
export const phoneOf = ({ endpoint, service }: { endpoint: string; service: 'fcm' | 'apns' }) =>
  endpoint.startsWith(`${service}:`) ? endpoint.slice(service.length + 1) : null
