import * as z from 'zod'
import { asOptional, defineConfig } from '#platform/config'

const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/
const asFingerprints = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((prints) => prints.every((print) => FINGERPRINT.test(print)), {
    message: 'must be SHA-256 fingerprints such as AB:CD:…, separated by commas',
  })

export const appLinksConfig = defineConfig({
  androidPackage: {
    env: 'ANDROID_PACKAGE',
    schema: z.string(),
    default: 'app.luciole',
    doc: 'The Android shell that opens our links',
  },
  androidFingerprints: {
    env: 'ANDROID_CERT_SHA256',
    schema: asFingerprints,
    default: '',
    doc: 'SHA-256 of the certificates it is signed with, comma separated; empty leaves links to the browser',
  },
  iosAppId: {
    env: 'IOS_APP_ID',
    schema: asOptional,
    default: '',
    doc: 'The iOS shell that opens our links, TEAMID.app.luciole; empty leaves links to the browser',
  },
})
