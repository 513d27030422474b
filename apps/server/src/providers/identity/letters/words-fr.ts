import type { LetterWords } from './letter'

export const fr: LetterWords = {
  language: 'fr',
  tagline: 'Des histoires où brille votre enfant',
  linkInstead: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  minutes: (count) => `${count}\u00a0minutes`,
  hours: (count) => (count === 1 ? 'une heure' : `${count}\u00a0heures`),
  signup: (life) => ({
    subject: 'Confirmez votre adresse pour commencer votre première histoire',
    preview: 'Un geste, et votre compte est prêt.',
    title: 'Un geste, et l’histoire peut commencer',
    paragraphs: [
      'Bienvenue chez Luciole. Confirmez que cette adresse est bien la vôtre, et nous allumons la lampe.',
    ],
    buttonLabel: 'Confirmer mon adresse',
    life: `Ce bouton fonctionne une seule fois, pendant ${life}.`,
    closing:
      'Cette inscription ne vient pas de vous\u00a0? Quelqu’un a sans doute mal écrit son adresse. Ignorez cette lettre\u00a0: sans votre confirmation, il ne se passe rien.',
  }),
  invite: (life) => ({
    subject: 'Une invitation de Luciole',
    preview: 'Votre compte vous attend.',
    title: 'Une place vous est réservée',
    paragraphs: [
      'Un compte a été préparé pour vous. Acceptez l’invitation, puis choisissez votre mot de passe.',
    ],
    buttonLabel: 'Accepter l’invitation',
    life: `Ce bouton fonctionne une seule fois, pendant ${life}.`,
    closing: 'Vous n’attendiez rien\u00a0? Ignorez cette lettre, il ne se passera rien.',
  }),
  recovery: (life) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Vous avez demandé à changer de mot de passe.',
    title: 'Une nouvelle clé pour votre porte',
    paragraphs: [
      'Vous avez demandé à réinitialiser votre mot de passe. Utilisez le bouton, puis choisissez-en un nouveau.',
      'Vos histoires sont là où vous les avez laissées.',
    ],
    buttonLabel: 'Choisir un nouveau mot de passe',
    life: `Ce bouton fonctionne une seule fois, pendant ${life}.`,
    closing:
      'Ce n’était pas vous\u00a0? Ignorez cette lettre\u00a0: votre mot de passe reste le même.',
  }),
  email_change_new: (life) => ({
    subject: 'Confirmez votre nouvelle adresse',
    preview: 'Votre compte passe à cette adresse.',
    title: 'Est-ce votre nouvelle adresse\u00a0?',
    paragraphs: [
      'Votre compte Luciole va utiliser cette adresse. Nous écrivons aussi à l’ancienne\u00a0: merci de confirmer les deux lettres.',
    ],
    buttonLabel: 'Oui, utiliser cette adresse',
    life: `Ce bouton fonctionne une seule fois, pendant ${life}.`,
    closing: 'Vous n’avez pas de compte chez nous\u00a0? Ignorez cette lettre, rien ne changera.',
  }),
  email_change_current: (life) => ({
    subject: 'Confirmez votre changement d’adresse',
    preview: 'Votre compte passe à une autre adresse.',
    title: 'Vous changez d’adresse\u00a0?',
    paragraphs: [
      'Une nouvelle adresse a été demandée pour votre compte Luciole. Nous écrivons aussi à la nouvelle\u00a0: merci de confirmer les deux lettres.',
    ],
    buttonLabel: 'Oui, changer d’adresse',
    life: `Ce bouton fonctionne une seule fois, pendant ${life}.`,
    closing:
      'Ce n’était pas vous\u00a0? N’utilisez pas le bouton et changez votre mot de passe\u00a0: quelqu’un le connaît peut-être.',
  }),
  reauthentication: (life) => ({
    subject: 'Votre numéro de confirmation',
    preview: 'Saisissez-le dans Luciole pour continuer.',
    title: 'C’est bien vous\u00a0?',
    paragraphs: ['Saisissez ce numéro dans Luciole pour confirmer le changement demandé.'],
    life: `Il fonctionne une seule fois, pendant ${life}.`,
    closing:
      'Ce n’était pas vous\u00a0? Changez votre mot de passe\u00a0: quelqu’un utilise votre compte.',
  }),
  password_changed: () => ({
    subject: 'Votre mot de passe a été changé',
    preview: 'Vos autres appareils ont été déconnectés.',
    title: 'Votre mot de passe a été changé',
    paragraphs: [
      'Le mot de passe de votre compte Luciole vient d’être changé. Vos autres appareils ont été déconnectés\u00a0; reconnectez-vous avec le nouveau.',
    ],
    buttonLabel: 'Ce n’était pas moi',
    closing: 'C’était vous\u00a0? Alors il n’y a rien à faire. Bonne lecture\u00a0!',
  }),
  account_deleted: () => ({
    subject: 'Votre compte a été supprimé',
    preview: 'Tout a été effacé. Voici votre reçu.',
    title: 'Tout a été effacé',
    paragraphs: [
      'Comme vous l’avez demandé, votre compte Luciole n’existe plus\u00a0: les profils, les portraits, les histoires et leurs voix, votre abonnement et votre connexion. Rien ne peut être récupéré, ni par vous ni par nous.',
      'Une seule chose demeure\u00a0: une empreinte brouillée de votre adresse, d’où elle ne peut pas être relue. Elle nous dit seulement que l’essai gratuit a été utilisé une fois.',
    ],
    closing: 'C’est notre dernière lettre. Merci d’avoir lu avec nous.',
  }),
}
