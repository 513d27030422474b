import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db'
import type { NewId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import type { Report } from '#platform/report'
import type { Stopping } from '#platform/stopping'
import type { Identity } from '#providers/identity/identity'
import type { ServiceDeps } from '#providers/identity/service/settings'
import type { Mail } from '#providers/mail/mail'
import type { MediaStore } from '#providers/media-store/media-store'
import type { UrlSigner } from '#providers/media-store/signed-url'
import type { PaymentProvider } from '#providers/payment/payment'
import type { Sandbox } from '#providers/payment/sandbox/sandbox'
import type { Purse } from '#providers/live/purse'
import type { Gates } from '#providers/moderation/gates'
import type { Teller } from '#providers/text/text'
import type { SpeechProvider } from '#providers/speech/speech'
import type { PushSender } from '#providers/push/push'
import type { Painter } from '#providers/pictures/pictures'
import type { Repainter } from '#providers/pictures/repainter'
import type { AppConfig } from './app.config'

/** What every feature may ask to be given. */
export type House = {
  config: AppConfig
  /** Where parents reach us, without a slash at its end. */
  publicUrl: string
  database: Database
  clock: Clock
  newId: NewId
  log: Log
  metrics: Metrics
  report: Report
  stopping: Stopping
  identity: Identity
  /** Null when a hosted project keeps the sign-ins. */
  identityService: ServiceDeps | null
  /** Signs and hashes what belongs to accounts. */
  accountSecret: string
  mail: Mail
  /** Who takes the money on the web. */
  payment: PaymentProvider
  /** The app stores, where they are set up. */
  storePayment: PaymentProvider | null
  /** The payment sandbox, when that is the provider. */
  sandbox: Sandbox | null
  /** Where this process is heard on this machine, once it listens. */
  loopback: { origin: string | null }
  mediaStore: MediaStore
  mediaSigner: UrlSigner
  /** What live models may still cost. */
  purse: Purse
  gates: Gates
  teller: Teller
  painter: Painter
  /** A service that paints finished books anew; null when our drawings stay. */
  repainter: Repainter | null
  speech: SpeechProvider
  push: PushSender
}
