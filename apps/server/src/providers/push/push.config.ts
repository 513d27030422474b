import * as z from 'zod'
import { asOptional, defineConfig } from '#platform/config'

export const pushConfig = defineConfig({
  privateKey: {
    env: 'PUSH_PRIVATE_KEY',
    schema: asOptional,
    default: '',
    doc: 'VAPID private key, base64url; empty makes one at first start and keeps it with the data',
  },
  services: {
    env: 'PUSH_SERVICES',
    schema: z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    default: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    doc: 'Hosts notifications may be sent through, comma separated; * stands for one name',
  },
})
