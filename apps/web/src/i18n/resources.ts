import { accounts } from './en/accounts'
import { common } from './en/common'
import { documents } from './en/documents'
import { errors } from './en/errors'
import { home } from './en/home'
import { accounts as accountsFr } from './fr/accounts'
import { common as commonFr } from './fr/common'
import { documents as documentsFr } from './fr/documents'
import { errors as errorsFr } from './fr/errors'
import { home as homeFr } from './fr/home'
import type { Words } from './words'

/** One line a feature and language: everything is in the bundle, nothing is fetched. */
export const en = { accounts, common, documents, errors, home }
export const fr: Words<typeof en> = {
  accounts: accountsFr,
  common: commonFr,
  documents: documentsFr,
  errors: errorsFr,
  home: homeFr,
}
