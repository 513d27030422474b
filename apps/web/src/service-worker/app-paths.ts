/** The first part of every address that is a screen of ours: without network the shell draws them. */
const SCREENS = new Set([
  '',
  'changepassword',
  'confirmemail',
  'createkid',
  'emailconfirmed',
  'help',
  'kid',
  'onboarding',
  'privacy',
  'resetpassword',
  'settings',
  'shared',
  'shares',
  'signin',
  'signup',
  'story',
  'subscribe',
  'terms',
  'unsubscribe',
  'verify',
])

/** Parts of addresses that bring a file home: the browser's own affair, with network and without. */
const FILES = new Set(['account-export', 'keepsake', 'media'])

const firstPart = (path: string) => path.split('/')[1] ?? ''
/** Anything else is the server's: a download, the mailbox, a payment page; or nobody's. */
export const isScreen = (path: string) => SCREENS.has(firstPart(path))
export const isFile = (path: string) => FILES.has(firstPart(path))
