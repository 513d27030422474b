/** One letter, in words only: the page around it is drawn the same for all. */
export type Letter = {
  subject: string
  /** What a mailbox shows beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** A number to type, shown large. */
  code?: string
  /** How long the button lives. */
  life?: string
  /** Small print at the end: what to do when it was not you. */
  closing: string
}

export type LetterWords = {
  language: 'en' | 'fr'
  tagline: string
  linkInstead: string
  signup: (life: string) => LetterText
  invite: (life: string) => LetterText
  recovery: (life: string) => LetterText
  email_change_new: (life: string) => LetterText
  email_change_current: (life: string) => LetterText
  reauthentication: (life: string) => LetterText
  password_changed: () => LetterText
  account_deleted: () => LetterText
  minutes: (count: number) => string
  hours: (count: number) => string
}
export type LetterText = Omit<Letter, 'button' | 'code'> & { buttonLabel?: string }
export type LetterName =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'
  | 'password_changed'
  | 'account_deleted'
