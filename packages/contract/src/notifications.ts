import * as z from 'zod/mini'

const key = (length: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(length))

/** A browser's subscription, as its Push API gives it. */
export const subscribeDeviceInput = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: key(128), auth: key(64) }),
})
/** A phone, by the name its own push service gave the app there. */
export const subscribePhoneInput = z.object({
  platform: z.enum(['android', 'ios']),
  token: z.string().check(z.regex(/^[\w:.-]+$/), z.maxLength(1000)),
})
export const forgetDeviceInput = z.object({ endpoint: z.string().check(z.maxLength(1024)) })

/** All that travels: the words are chosen on the device, which knows its reader. */
export const storyReadyMessage = z.object({ storyId: z.string() })
