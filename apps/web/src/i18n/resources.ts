import { accounts } from './en/accounts'
import { common } from './en/common'
import { documents } from './en/documents'
import { errors } from './en/errors'
import { home } from './en/home'
import { companions } from './en/companions'
import { keepsakes } from './en/keepsakes'
import { kids } from './en/kids'
import { narration } from './en/narration'
import { notifications } from './en/notifications'
import { offline } from './en/offline'
import { portraits } from './en/portraits'
import { reader } from './en/reader'
import { services } from './en/services'
import { sharing } from './en/sharing'
import { stories } from './en/stories'
import { wizard } from './en/wizard'
import { accounts as accountsFr } from './fr/accounts'
import { common as commonFr } from './fr/common'
import { documents as documentsFr } from './fr/documents'
import { errors as errorsFr } from './fr/errors'
import { home as homeFr } from './fr/home'
import { companions as companionsFr } from './fr/companions'
import { keepsakes as keepsakesFr } from './fr/keepsakes'
import { kids as kidsFr } from './fr/kids'
import { narration as narrationFr } from './fr/narration'
import { notifications as notificationsFr } from './fr/notifications'
import { offline as offlineFr } from './fr/offline'
import { portraits as portraitsFr } from './fr/portraits'
import { reader as readerFr } from './fr/reader'
import { services as servicesFr } from './fr/services'
import { sharing as sharingFr } from './fr/sharing'
import { stories as storiesFr } from './fr/stories'
import { wizard as wizardFr } from './fr/wizard'
import { onboarding } from './en/onboarding'
import { subscriptions } from './en/subscriptions'
import { onboarding as onboardingFr } from './fr/onboarding'
import { subscriptions as subscriptionsFr } from './fr/subscriptions'
import type { Words } from './words'

/** One line a feature and language: everything is in the bundle, nothing is fetched. */
export const en = {
  accounts,
  common,
  companions,
  documents,
  errors,
  home,
  keepsakes,
  kids,
  narration,
  notifications,
  services,
  offline,
  onboarding,
  portraits,
  reader,
  sharing,
  stories,
  subscriptions,
  wizard,
}
export const fr: Words<typeof en> = {
  accounts: accountsFr,
  common: commonFr,
  documents: documentsFr,
  errors: errorsFr,
  home: homeFr,
  onboarding: onboardingFr,
  subscriptions: subscriptionsFr,
  wizard: wizardFr,
  stories: storiesFr,
  narration: narrationFr,
  notifications: notificationsFr,
  services: servicesFr,
  offline: offlineFr,
  reader: readerFr,
  portraits: portraitsFr,
  kids: kidsFr,
  keepsakes: keepsakesFr,
  sharing: sharingFr,
  companions: companionsFr,
}
