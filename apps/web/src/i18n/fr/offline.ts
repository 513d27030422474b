import type { offline as english } from '#i18n/en/offline'
import type { Words } from '#i18n/words'

export const offline: Words<typeof english> = {
  keep: 'Garder hors ligne',
  what: 'Le texte, les images et les voix, {{size}} environ',
  keeping: 'Le livre arrive sur cet appareil, {{percent}} %',
  kept: 'Sur cet appareil, {{size}}',
  keptForNow: 'Sur cet appareil tant qu’il y a de la place, {{size}}',
  failed: 'Ce livre n’est pas arrivé. Vérifiez votre réseau et réessayez.',
  needsNetwork: 'Il faut du réseau pour cela.',
  keepAlways: 'Le garder même si la place manque',
  here: 'sur cet appareil',
  notHere: 'Demande du réseau',
  device: 'Livres sur cet appareil',
  holds_one: '{{count}} livre, {{size}}',
  holds_other: '{{count}} livres, {{size}}',
  holdsNone: 'Un livre ouvert reste ici, prêt même sans réseau.',
  removeAll: 'Tout retirer',
  away: 'Pas de réseau pour le moment. Les livres gardés sur cet appareil s’ouvrent quand même.',
  inBook:
    'Pas de réseau pour le moment. Le livre se lit et s’écoute quand même\u00a0; pour le modifier ou l’envoyer, il faudra attendre le réseau.',
  noStory: 'Il faut du réseau pour écrire une histoire. Ce bouton revient avec lui.',
  waiting:
    'Vos réponses sont gardées sur cet appareil. L’histoire pourra s’écrire dès le retour du réseau.',
  update: {
    title: 'Une nouvelle version de Luciole est prête',
    later: 'Plus tard',
  },
}
