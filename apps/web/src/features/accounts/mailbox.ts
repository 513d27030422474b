const MAILBOXES: Record<string, string> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'outlook.fr': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'hotmail.fr': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'yahoo.fr': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail/',
  'me.com': 'https://www.icloud.com/mail/',
  'proton.me': 'https://mail.proton.me/',
  'orange.fr': 'https://messagerie.orange.fr/',
  'wanadoo.fr': 'https://messagerie.orange.fr/',
  'free.fr': 'https://webmail.free.fr/',
  'laposte.net': 'https://www.laposte.net/accueil',
  'sfr.fr': 'https://messagerie.sfr.fr/',
}

/** Where "Open mail" leads: our own mailbox on a machine alone, the provider's page where known. */
export function mailboxOf({ email, mode }: { email: string; mode: 'local' | 'production' }) {
  if (mode === 'local') return '/dev/mailbox'
  const host = email.split('@').at(-1)?.toLowerCase() ?? ''
  return MAILBOXES[host] ?? null
}
