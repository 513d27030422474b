export const home = {
  greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  question: 'Who is tonight’s story for?',
  parentZone: 'Parent zone',
  lent: 'Lent books',
  settings: 'Settings',
  subscription: 'Subscription',
}
