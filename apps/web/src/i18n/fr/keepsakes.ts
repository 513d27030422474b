import type { keepsakes as english } from '#i18n/en/keepsakes'
import type { Words } from '#i18n/words'

export const keepsakes: Words<typeof english> = {
  open: 'Garder ou partager ce livre',
  title: 'Garder ce livre',
  message: 'Préparé pour vous en quelques minutes, et gardé ici une semaine.',
  language: 'Langue du livre',
  kinds: {
    print_pdf: {
      name: 'Pour l’imprimeur',
      hint: 'Un PDF de 21 × 21 cm avec fonds perdus et traits de coupe, en qualité maximale.',
    },
    screen_pdf: {
      name: 'Pour un écran',
      hint: 'Un PDF léger, ouvert comme un livre. Facile à envoyer.',
    },
    epub: {
      name: 'Pour une liseuse',
      hint: 'Un EPUB aux pages telles quelles.',
      hintSpoken: 'Un EPUB qui se lit tout seul à voix haute, mot à mot.',
    },
    audio: { name: 'À écouter', hint: 'Un MP3 avec un chapitre par page.' },
  },
  make: 'Préparer',
  makeNamed: 'Préparer\u00a0: {{name}}',
  making: 'En préparation',
  progress: '{{done}} étapes sur {{steps}}',
  ready: 'Enregistrer · {{size}}',
  saveNamed: 'Enregistrer\u00a0: {{name}}, {{size}}',
  until: 'Ici jusqu’au {{date}}',
  changed: 'Le livre a changé depuis. Préparez-le à nouveau pour avoir le nouveau.',
  again: 'Préparer à nouveau',
  failed: 'Cela n’a pas abouti. Rien n’est perdu, réessayez.',
  retry: 'Réessayer',
  noVoice: 'Il faut d’abord que tout le livre soit lu à voix haute dans cette langue.',
  readFirst: 'Le faire lire à voix haute',
  reading_one: 'La voix est en cours d’enregistrement\u00a0: {{done}} page sur {{count}}',
  reading_other: 'La voix est en cours d’enregistrement\u00a0: {{done}} pages sur {{count}}',
  noAddOn: 'Avec l’option narration, ou quand vous aurez enregistré chaque page de votre voix.',
}
