import * as z from 'zod'
import { asOptional, asUrl, defineConfig, type ValuesOf } from '#platform/config'

const serviceAccountSchema = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})
export type ServiceAccount = z.infer<typeof serviceAccountSchema>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const asServiceAccount = z.string().transform((text, context) => {
  if (text === '') return null
  const { data } = serviceAccountSchema.safeParse(parsed(text))
  if (data) return data
  // The value is a secret: what is wrong with it is said without it.
  context.addIssue({ code: 'custom', message: 'must be the JSON of a service account' })
  return z.NEVER
})
const asOptionalPem = z
  .string()
  .transform((text) => (text === '' ? null : text.replaceAll(String.raw`\n`, '\n')))

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
  fcmAccount: {
    env: 'FCM_SERVICE_ACCOUNT',
    schema: asServiceAccount,
    default: '',
    doc: 'Tells sleeping Android phones: the JSON of a Firebase service account',
  },
  fcmUrl: {
    env: 'FCM_URL',
    schema: asUrl,
    default: 'https://fcm.googleapis.com',
    doc: 'Where Firebase Cloud Messaging is',
  },
  apnsKey: {
    env: 'APNS_KEY',
    schema: asOptionalPem,
    default: '',
    doc: 'Tells sleeping iPhones: the text of a .p8 key for push notifications, \\n for its line ends',
  },
  apnsKeyId: { env: 'APNS_KEY_ID', schema: asOptional, default: '', doc: 'The id of that key' },
  apnsTeamId: { env: 'APNS_TEAM_ID', schema: asOptional, default: '', doc: 'The team it is of' },
  apnsTopic: {
    env: 'APNS_TOPIC',
    schema: z.string(),
    default: 'app.luciole',
    doc: 'The bundle id of the app',
  },
  apnsUrl: {
    env: 'APNS_URL',
    schema: asUrl,
    default: 'https://api.push.apple.com',
    doc: 'https://api.sandbox.push.apple.com for builds from Xcode',
  },
})

export type PushConfig = ValuesOf<typeof pushConfig>

export const checkPushConfig = ({ apnsKey, apnsKeyId, apnsTeamId }: PushConfig): string[] =>
  apnsKey !== null && (apnsKeyId === null || apnsTeamId === null)
    ? ['APNS_KEY needs APNS_KEY_ID and APNS_TEAM_ID']
    : []
