import type { onboarding as english } from '#i18n/en/onboarding'
import type { Words } from '#i18n/words'

export const onboarding: Words<typeof english> = {
  skip: 'Passer',
  step: 'Étape {{step}} sur {{steps}}',
  hero: {
    title: 'Votre enfant est le héros',
    message:
      'Une photo, ou trois questions, et nous dessinons son visage. Il ne changera plus jamais d’une page à l’autre.',
  },
  choose: {
    title: 'Choisissez, ou laissez faire le hasard',
    message:
      'Une forêt, un renard, une étoile perdue\u00a0: quelques gestes ensemble, et l’histoire est la sienne.',
  },
  read: {
    title: 'Lisez ensemble, ou écoutez',
    message:
      'Des pages peintes, en français et en anglais, à lire ou à écouter, chaque mot s’éclairant à son tour.',
  },
  startTrial: '3 jours gratuits, 3 histoires',
  starting: 'Nous allumons la lampe',
  seePlans: 'Voir les formules',
  rules: '72 heures, 3 histoires, sans carte. L’essai s’arrête de lui-même.',
  trialHad: 'L’essai gratuit de cette adresse a déjà servi.',
  failed: 'Une erreur est survenue. Veuillez réessayer.',
}
