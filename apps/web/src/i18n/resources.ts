import { accounts } from './en/accounts'
import { common } from './en/common'
import { documents } from './en/documents'
import { errors } from './en/errors'
import { home } from './en/home'
import { companions } from './en/companions'
import { kids } from './en/kids'
import { portraits } from './en/portraits'
import { accounts as accountsFr } from './fr/accounts'
import { common as commonFr } from './fr/common'
import { documents as documentsFr } from './fr/documents'
import { errors as errorsFr } from './fr/errors'
import { home as homeFr } from './fr/home'
import { companions as companionsFr } from './fr/companions'
import { kids as kidsFr } from './fr/kids'
import { portraits as portraitsFr } from './fr/portraits'
import type { Words } from './words'

/** One line a feature and language: everything is in the bundle, nothing is fetched. */
export const en = { accounts, common, companions, documents, errors, home, kids, portraits }
export const fr: Words<typeof en> = {
  accounts: accountsFr,
  common: commonFr,
  documents: documentsFr,
  errors: errorsFr,
  home: homeFr,
  portraits: portraitsFr,
  kids: kidsFr,
  companions: companionsFr,
}
