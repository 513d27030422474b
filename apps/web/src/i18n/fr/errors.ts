import type { ErrorCode } from '@luciole/contract/errors'
import type { errors as english } from '#i18n/en/errors'
import type { Words } from '#i18n/words'

const codes: Record<ErrorCode, string> = {
  internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  invalid_input: 'Quelque chose ne semble pas correct. Veuillez vérifier.',
  not_found: 'Cet élément n’est plus ici.',
  unauthenticated: 'Votre session a pris fin. Veuillez vous reconnecter.',
  too_many_requests: 'Cela fait beaucoup à la fois. Veuillez réessayer dans un instant.',
  overloaded: 'Beaucoup d’histoires se créent en ce moment. Veuillez réessayer dans un instant.',
  client_too_old: 'Votre application n’est plus à jour',
  'account.deleted': 'Votre compte est en cours de suppression.',
  'account.password_wrong': 'Ce n’est pas votre mot de passe actuel.',
  'account.confirmation_wrong': 'Le mot saisi n’est pas celui demandé.',
  'account.export_not_ready': 'Votre export n’est pas prêt, ou son lien a expiré.',
  'text.refused': 'Veuillez choisir d’autres mots.',
  'kid.limit_reached': 'Votre formule ne permet pas d’autre profil.',
  'kid.locked': 'Ce profil s’ouvrira de nouveau avec la formule famille.',
  'companion.limit_reached': 'Il n’y a plus de place pour un ami de plus.',
  'portrait.busy': 'Ce portrait se dessine déjà.',
  'portrait.failed': 'Le portrait n’a pas pu être dessiné. Veuillez réessayer.',
  'photo.unreadable': 'Cette image est illisible. Veuillez en choisir une autre.',
  'photo.too_large': 'Cette image est trop lourde. Veuillez en choisir une plus légère.',
  'story.quota_exhausted': 'Il ne reste plus d’histoires pour le moment.',
  'story.not_ready': 'L’histoire est encore en cours de création.',
  'story.failed': 'Cette histoire s’est perdue en chemin. Elle n’est pas décomptée, réessayez.',
  'story.edited_elsewhere':
    'Cette page a été modifiée sur un autre appareil. Voici la version la plus récente.',
  'narration.not_included': 'La lecture à voix haute ne fait pas partie de votre formule.',
  'narration.failed': 'La voix n’a pas pu être enregistrée. Veuillez réessayer.',
  'recording.unreadable': 'Cet enregistrement est illisible. Veuillez le refaire.',
  'recording.too_long': 'Cet enregistrement est trop long pour une seule page.',
  'keepsake.no_voice':
    'Ce livre n’a pas encore été lu à voix haute de la première à la dernière page.',
  'keepsake.too_many': 'Plusieurs souvenirs sont déjà en préparation. Attendez que l’un soit prêt.',
  'share.limit_reached': 'Il y a déjà assez de liens ouverts. Reprenez-en un d’abord.',
  'share.ended': 'Ce lien n’est plus valable.',
  'trial.already_used': 'L’essai gratuit a déjà été utilisé.',
  'subscription.not_found': 'Il n’y a pas d’abonnement à modifier.',
  'subscription.store_managed': 'Cet abonnement se gère dans la boutique d’applications.',
  'subscription.change_failed': 'Le changement n’a pas été accepté. Rien n’a été débité.',
  'payment.offering_not_found': 'Cette formule n’est plus proposée.',
  'payment.attempt_conflict':
    'Un paiement est déjà en cours. Veuillez attendre sa réponse\u00a0; rien ne sera débité plus d’une fois.',
  'payment.already_subscribed': 'Ce compte a déjà un abonnement.',
  'payment.unavailable':
    'Une erreur réseau est survenue, veuillez réessayer. Rien ne sera débité plus d’une fois.',
}

export const errors: Words<typeof english> = {
  codes,
  network: 'Chargement impossible. Vérifiez votre réseau et réessayez.',
  unknown: 'Un problème est survenu. Veuillez réessayer.',
}
