import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushDevice } from './push'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096

/** Made anew for each message; a test brings those of the standard. */
export interface MessageSecrets {
  salt: Buffer
  privateKey: Buffer
}
function newSecrets(): MessageSecrets {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() }
}

const derive = ({
  secret,
  salt,
  info,
  length,
}: {
  secret: Buffer
  salt: Buffer
  info: Buffer
  length: number
}) => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8291: one record of aes128gcm that only the device can open, not the service between. */
export function encryptMessage({
  device,
  text,
  secrets = newSecrets(),
}: {
  device: Pick<PushDevice, 'p256dh' | 'auth'>
  text: string
  secrets?: MessageSecrets
}): Buffer {
  const { salt, privateKey } = secrets
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(privateKey)
  const ours = ecdh.getPublicKey()
  const theirs = Buffer.from(device.p256dh, 'base64url')
  const shared = derive({
    secret: ecdh.computeSecret(theirs),
    salt: Buffer.from(device.auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    length: 32,
  })
  const key = derive({
    secret: shared,
    salt,
    info: Buffer.from('Content-Encoding: aes128gcm\0'),
    length: 16,
  })
  const nonce = derive({
    secret: shared,
    salt,
    info: Buffer.from('Content-Encoding: nonce\0'),
    length: 12,
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record of the message.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_BYTES)
  size.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, size, ours, sealed])
}
