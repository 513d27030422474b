import type { home as english } from '#i18n/en/home'
import type { Words } from '#i18n/words'

export const home: Words<typeof english> = {
  greeting: { morning: 'Bonjour', afternoon: 'Bon après-midi', evening: 'Bonsoir' },
  question: 'Pour qui est l’histoire de ce soir ?',
  parentZone: 'Espace parents',
  lent: 'Livres prêtés',
  settings: 'Réglages',
  subscription: 'Abonnement',
}
