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

/** Anything else is the server's: a download, the mailbox, a payment page. */
export const isScreen = (path: string) => SCREENS.has(path.split('/')[1] ?? '')
