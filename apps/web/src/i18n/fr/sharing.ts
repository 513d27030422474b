import type { sharing as english } from '#i18n/en/sharing'
import type { Words } from '#i18n/words'

export const sharing: Words<typeof english> = {
  title: 'Le prêter à quelqu’un que vous aimez',
  message:
    'Un lien privé vers ce seul livre, dans les deux langues. Sans compte\u00a0; vous pouvez le reprendre à tout moment.',
  name: 'Pour qui est-ce\u00a0?',
  nameHint: 'Pour vous seulement\u00a0: Mamie, tonton Tom…',
  days: 'Combien de temps il s’ouvre',
  forDays_one: '{{count}} jour',
  forDays_other: '{{count}} jours',
  create: 'Créer un lien',
  madeTitle: 'Le lien est prêt',
  madeMessage:
    'Envoyez-le maintenant\u00a0: il n’est montré que cette fois. Vous pourrez toujours en créer un autre.',
  link: 'Lien vers le livre',
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  notCopied: 'Votre navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le.',
  send: 'L’envoyer',
  another: 'Créer un autre lien',
  offline: 'Créer un lien demande le réseau.',
  list: {
    title: 'Les livres que vous prêtez',
    open: 'Livres prêtés',
    count_one: '{{count}} lien est ouvert',
    count_other: '{{count}} liens sont ouverts',
    empty:
      'Aucun livre n’est prêté en ce moment. Ouvrez un livre, puis «\u00a0Garder ou partager ce livre\u00a0».',
    nobody: 'Un lien sans nom',
    until: 'ouvert jusqu’au {{date}}',
    never: 'pas encore ouvert',
    opened_one: 'ouvert {{count}} fois, la dernière le {{date}}',
    opened_other: 'ouvert {{count}} fois, la dernière le {{date}}',
    revoke: 'Le reprendre',
    revokeNamed: 'Reprendre le lien pour {{name}}',
    revokeTitle: 'Reprendre ce lien\u00a0?',
    revokeMessage: 'La personne qui l’a ne pourra plus ouvrir «\u00a0{{title}}\u00a0».',
    revokeConfirm: 'Le reprendre',
    keep: 'Le laisser ouvert',
    revoked: 'Le lien ne s’ouvre plus',
    back: 'Retour',
  },
  shared: {
    endedTitle: 'Ce livre est rentré chez lui',
    endedMessage:
      'Le lien n’est plus valable, ou il a été repris. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    lent: 'Prêté par la famille de {{name}}, jusqu’au {{date}}',
    close: 'Retour à la couverture',
    made: 'Fait avec Luciole',
  },
}
