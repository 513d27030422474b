import 'i18next'
import type { en } from './resources'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
    strictKeyChecks: true
  }
}
