import type { BillingWords } from './words'

const TIERS = { explorer: 'Explorer', adventurer: 'Adventurer' }

export const en: BillingWords = {
  perMonth: (price) => `${price} a month`,
  plan: ({ plan, tier, narration }) =>
    `${TIERS[tier]} (${plan === 'family' ? 'for the family' : 'for one child'}${narration ? ', read aloud' : ''})`,
  trialEnding: ({ date }) => ({
    subject: 'Your free trial ends tomorrow',
    preview: `It goes on until ${date}. Nothing is charged.`,
    title: 'One more evening on us',
    paragraphs: [
      `Your free trial of Luciole ends on ${date}. It stops by itself: nothing is charged, and the stories already made stay readable.`,
      'If bedtime has become better, choose a plan whenever you like.',
    ],
    buttonLabel: 'See the plans',
    closing: 'There is nothing to cancel. Happy reading!',
  }),
  receipt: ({ plan, paid, date }) => ({
    subject: 'Your receipt from Luciole',
    preview: `${plan}: ${paid}.`,
    title: 'Thank you',
    paragraphs: [
      `We received your payment of ${paid} for ${plan}.`,
      `The next one is on ${date}. You can change or cancel your plan any time before.`,
    ],
    buttonLabel: 'See my subscription',
    closing: 'Keep this email: it is your receipt.',
  }),
  paymentProblem: ({ plan, date }) => ({
    subject: 'Your payment did not go through',
    preview: `Your stories go on until ${date}.`,
    title: 'Your card said no',
    paragraphs: [
      `The payment for ${plan} did not go through. It happens: cards expire and banks are careful.`,
      `Everything goes on as usual until ${date}. Update your card before then and nothing changes.`,
    ],
    buttonLabel: 'Update my card',
    closing: 'We try again by ourselves in the meantime. You are never charged twice.',
  }),
  paymentReminder: ({ plan, date }) => ({
    subject: 'Your subscription stops soon',
    preview: `The payment is still missing; access ends on ${date}.`,
    title: 'A last reminder',
    paragraphs: [
      `The payment for ${plan} is still missing, and your subscription ends on ${date}.`,
      'The stories already made stay readable either way.',
    ],
    buttonLabel: 'Update my card',
    closing: 'If you meant to stop, there is nothing to do.',
  }),
  cancelled: ({ plan, date }) => ({
    subject: 'Your subscription is cancelled',
    preview: `You keep everything until ${date}.`,
    title: 'It is cancelled',
    paragraphs: [
      `${plan} will not renew, and nothing more is charged. You keep all of it until ${date}.`,
      'After that, the stories already made stay readable.',
    ],
    buttonLabel: 'Keep my plan after all',
    closing: 'Thank you for having read with us.',
  }),
  planChanged: ({ plan, price, date }) => ({
    subject: 'Your plan has changed',
    preview: `${plan}, from ${date}.`,
    title: 'Your new plan',
    paragraphs: [
      `From ${date}, your plan is ${plan}, at ${price}.`,
      'What was paid for it is among your cards and invoices.',
    ],
    buttonLabel: 'See my subscription',
    closing: 'It was not you? Write to us, and we look into it.',
  }),
  planWillChange: ({ plan, date }) => ({
    subject: 'Your plan will change',
    preview: `${plan}, from ${date}.`,
    title: 'Your next plan',
    paragraphs: [
      `From ${date}, your plan will be ${plan}. Until then you keep what you have, and nothing is charged for the change.`,
      'You can still keep your plan as it is.',
    ],
    buttonLabel: 'See my subscription',
    closing: 'It was not you? Write to us, and we look into it.',
  }),
}
