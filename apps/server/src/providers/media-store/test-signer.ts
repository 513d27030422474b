import { createTestClock } from '#platform/test-clock'
import { createUrlSigner } from './signed-url'

export const testSigner = (clock = createTestClock()) =>
  createUrlSigner({ signingKey: 'a test key', urlHours: 24, origin: '', clock })
