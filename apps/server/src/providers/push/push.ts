/** A device that asked to be told, in the words of the Push API. */
export interface PushDevice {
  endpoint: string
  /** Its public key and the secret only it and we know, both base64url. */
  p256dh: string
  auth: string
}

export interface PushSender {
  /** What a browser has to know to accept messages of ours alone. */
  publicKey: string
  /** Whether we would send there at all: anybody can name any address. */
  isKnownService: (endpoint: string) => boolean
  /** `gone` when the device will never listen again; any other failure throws. */
  send: (
    message: { device: PushDevice; payload: object },
    options: { signal: AbortSignal },
  ) => Promise<'sent' | 'gone'>
}
