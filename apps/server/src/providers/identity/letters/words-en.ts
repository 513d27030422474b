import type { LetterWords } from './letter'

export const en: LetterWords = {
  language: 'en',
  tagline: 'Stories that glow with your child in them',
  linkInstead: 'If the button does not work, copy this address into your browser:',
  minutes: (count) => `${count} minutes`,
  hours: (count) => (count === 1 ? 'one hour' : `${count} hours`),
  signup: (life) => ({
    subject: 'Confirm your email to start your first story',
    preview: 'One tap and your account is ready.',
    title: 'One tap, and the story can begin',
    paragraphs: [
      'Welcome to Luciole. Please confirm that this address is yours, and we will light the lamp.',
    ],
    buttonLabel: 'Confirm my email',
    life: `This button works once, within ${life}.`,
    closing:
      'You did not sign up? Then somebody mistyped their address. Ignore this letter: without your confirmation nothing happens.',
  }),
  invite: (life) => ({
    subject: 'You are invited to Luciole',
    preview: 'Your account is waiting for you.',
    title: 'Somebody saved you a seat',
    paragraphs: [
      'An account was prepared for you. Accept the invitation, then choose a password of your own.',
    ],
    buttonLabel: 'Accept the invitation',
    life: `This button works once, within ${life}.`,
    closing: 'Did not expect this? Ignore this letter and nothing happens.',
  }),
  recovery: (life) => ({
    subject: 'Choose a new password',
    preview: 'You asked us to reset your password.',
    title: 'A new key for your door',
    paragraphs: [
      'You asked to reset your password. Use the button, then choose a new one.',
      'Your stories are where you left them.',
    ],
    buttonLabel: 'Choose a new password',
    life: `This button works once, within ${life}.`,
    closing: 'It was not you? Ignore this letter: your password stays as it is.',
  }),
  email_change_new: (life) => ({
    subject: 'Confirm your new email',
    preview: 'Your account is moving to this address.',
    title: 'Is this your new address?',
    paragraphs: [
      'Your Luciole account is about to use this address. We ask your old address as well, so please confirm both letters.',
    ],
    buttonLabel: 'Yes, use this address',
    life: `This button works once, within ${life}.`,
    closing: 'You have no account with us? Ignore this letter and nothing changes.',
  }),
  email_change_current: (life) => ({
    subject: 'Confirm that your email is changing',
    preview: 'Your account is moving to another address.',
    title: 'Are you moving?',
    paragraphs: [
      'A new email address was asked for on your Luciole account. We ask your new address as well, so please confirm both letters.',
    ],
    buttonLabel: 'Yes, change my address',
    life: `This button works once, within ${life}.`,
    closing:
      'It was not you? Do not use the button, and change your password: somebody may know it.',
  }),
  reauthentication: (life) => ({
    subject: 'Your confirmation number',
    preview: 'Type it in Luciole to go on.',
    title: 'Is it really you?',
    paragraphs: ['Type this number in Luciole to confirm the change you asked for.'],
    life: `It works once, within ${life}.`,
    closing: 'It was not you? Change your password: somebody is using your account.',
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    preview: 'All your other devices were signed out.',
    title: 'Your password was changed',
    paragraphs: [
      'The password of your Luciole account has just been changed. Every other device was signed out; sign in there with the new one.',
    ],
    buttonLabel: 'That was not me',
    closing: 'Was it you? Then there is nothing to do. Happy reading!',
  }),
  account_deleted: () => ({
    subject: 'Your account was deleted',
    preview: 'Everything was erased. This is your receipt.',
    title: 'Everything was erased',
    paragraphs: [
      'As you asked, your Luciole account is gone: the profiles, the portraits, the stories and their voices, your subscription and your sign-in. Nothing can be brought back, by you or by us.',
      'One thing remains: a scrambled mark of your email address, from which the address cannot be read. It only tells us that the free trial was used once.',
    ],
    closing: 'This is the last letter you get from us. Thank you for having read with us.',
  }),
}
