export const onboarding = {
  skip: 'Skip',
  step: 'Step {{step}} of {{steps}}',
  hero: {
    title: 'Your child is the hero',
    message:
      'A photo, or three questions, and we draw their face. It never changes from one page to the next.',
  },
  choose: {
    title: 'You choose, or let chance choose',
    message: 'A forest, a fox, a lost star: a few taps together, and the story is theirs.',
  },
  read: {
    title: 'Read together, or listen',
    message:
      'Painted pages, in English and in French, read by you or read to you, every word lighting up.',
  },
  startTrial: 'Start 3 days free — 3 stories',
  starting: 'Lighting the lamp',
  seePlans: 'See plans',
  rules: '72 hours, 3 stories, no card. It stops by itself.',
  trialHad: 'The free trial of this address has been used.',
  failed: 'Something went wrong. Please try again.',
}
