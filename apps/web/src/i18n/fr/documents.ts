import type { documents as english } from '#i18n/en/documents'
import type { Words } from '#i18n/words'

const privacy: Words<typeof english>['privacy'] = {
  title: 'Vie privée',
  lead: 'Luciole en sait aussi peu sur votre famille qu’il en faut pour une histoire.',
  sections: [
    {
      title: 'Ce que nous gardons',
      text: [
        'Votre adresse, votre mot de passe sous une forme illisible, vos réglages de langue.',
        'Pour chaque enfant : le prénom que vous choisissez, le sexe, la date de naissance et les traits du portrait dessiné (cheveux, yeux, peau, vêtements). Pour chaque ami : un type, un nom et ce que vous nous en dites.',
        'Vos réponses, les histoires, images et voix qui en naissent, la voix que vous enregistrez vous-même, et la page où la lecture s’est arrêtée.',
        'Pour chaque appareil connecté : son adresse réseau et le nom de son navigateur, jusqu’à la déconnexion ou après 30 jours sans usage. Si vous demandez à savoir quand une histoire est prête : l’adresse où l’appareil reçoit les notifications.',
        'Si vous vous abonnez : la formule et ses dates. Les numéros de carte restent chez le prestataire de paiement, nous ne les voyons jamais.',
      ],
    },
    {
      title: 'La photo',
      text: [
        'Le navigateur mesure la photo et ne nous envoie que des traits : la photo reste sur votre appareil. Nous ne calculons jamais d’empreinte de visage.',
        'Si un service de dessin est installé, vous pouvez accepter, un portrait à la fois, qu’il soit peint d’après la photo. Alors seulement, la photo passe par nous jusqu’au service qui vous est nommé, sans prénom et sans rien de ce qui l’accompagne. Nous la supprimons dès que le portrait est là, et sous 24 heures quoi qu’il arrive ; nous gardons la date de votre accord, le portrait et le service concernés.',
      ],
    },
    {
      title: 'Qui d’autre voit quelque chose',
      text: [
        'Par défaut, personne. Si un service d’écriture, de dessin ou de voix est installé, il reçoit des mots de remplacement au lieu des prénoms, et ni photo ni date de naissance au-delà de ce que vous avez accepté. Une voix ne reçoit le texte d’une histoire, prénoms compris, que si vous l’acceptez dans les réglages.',
        'Il n’y a ni publicité ni suivi des visites. Les rapports d’erreur disent ce qui s’est cassé dans le logiciel, jamais un nom, une adresse ou un texte que vous avez saisi.',
      ],
    },
    {
      title: 'Combien de temps',
      text: [
        'Aussi longtemps que vous avez un compte. Vous pouvez tout exporter en un seul fichier, et tout supprimer, dans les réglages.',
        'Un livre que vous prêtez par un lien est lu par qui détient ce lien, jusqu’à ce qu’il se termine ou que vous le repreniez\u00a0; nous comptons combien de fois il est ouvert, pas par qui. Un fichier que vous avez fait préparer d’un livre est gardé une semaine.',
        'Une suppression bloque aussitôt le compte et l’efface en quelques minutes, 30 jours au plus tard, sauvegardes comprises. Vous recevez un reçu.',
        'Une seule chose demeure : une empreinte chiffrée de votre adresse, qui ne permet pas de la retrouver, pour que l’essai gratuit n’ait lieu qu’une fois.',
      ],
    },
    {
      title: 'Vos droits',
      text: [
        'Vous pouvez consulter, corriger, emporter ou effacer ce que nous détenons, et vous opposer à son usage. Écrivez-nous à <mail>{{email}}</mail> ; vous pouvez aussi vous adresser à votre autorité de protection des données, la CNIL en France.',
      ],
    },
    {
      title: 'Créé par un logiciel',
      text: [
        'Les histoires, les images et les voix sont créées par un logiciel. Les fichiers que nous produisons portent une marque qui le dit.',
      ],
    },
  ],
}

const terms: Words<typeof english>['terms'] = {
  title: 'Conditions',
  lead: 'Un court accord entre vous, adulte, et nous.',
  sections: [
    {
      title: 'Qui peut utiliser Luciole',
      text: [
        'Les comptes sont destinés aux adultes qui ont le droit de décider pour les enfants qu’ils ajoutent. Gardez votre mot de passe pour vous.',
      ],
    },
    {
      title: 'L’essai gratuit',
      text: [
        'L’essai dure 72 heures, avec un accès complet et jusqu’à 3 histoires, une fois par famille. Il s’arrête tout seul et ne se transforme en rien.',
      ],
    },
    {
      title: 'L’abonnement',
      text: [
        'Une formule se renouvelle chaque mois jusqu’à ce que vous la résiliiez. Vous voyez le prix, le renouvellement et la manière de résilier avant de payer, et vous pouvez résilier à tout moment dans l’application.',
        'Après une résiliation, vous gardez l’accès jusqu’à la fin de la période déjà payée. Une histoire qui échoue n’est jamais décomptée.',
      ],
    },
    {
      title: 'Vos histoires',
      text: [
        'Les histoires créées pour votre famille sont à vous : lisez-les, imprimez-les, offrez-les en privé. Merci de ne pas les vendre et de ne pas y ajouter des personnes qui ne le voudraient pas.',
        'Les mots faits pour blesser, pour effrayer un enfant ou pour désigner de vrais inconnus sont refusés.',
      ],
    },
    {
      title: 'Ce que nous promettons, et ce que nous ne pouvons pas',
      text: [
        'Nous vérifions chaque page avant qu’un enfant puisse la voir. Un logiciel se trompe pourtant parfois : si quelque chose nous échappe, dites-le à <mail>{{email}}</mail> et nous le réparerons.',
        'Nous faisons de notre mieux pour être là chaque soir, sans pouvoir promettre que rien ne se cassera jamais. Vos droits de consommateur restent entiers.',
      ],
    },
    {
      title: 'Partir',
      text: [
        'Vous pouvez supprimer votre compte dans les réglages à tout moment. Si ces conditions changent, nous vous prévenons avant que le changement s’applique.',
      ],
    },
  ],
}

const help: Words<typeof english>['help'] = {
  title: 'Aide',
  lead: 'Les questions des parents, avec une réponse avant l’heure du coucher.',
  sections: [
    {
      title: 'Combien de temps faut\u2011il pour une histoire ?',
      text: [
        'La première page se lit au bout de quelques secondes, la suite se peint pendant la lecture. Vous pouvez fermer l’application : l’histoire continue.',
      ],
    },
    {
      title: 'Une histoire a échoué',
      text: ['Elle n’est pas décomptée. Ouvrez-la et réessayez, vos réponses sont toujours là.'],
    },
    {
      title: 'Le portrait ne ressemble pas à mon enfant',
      text: [
        'Ouvrez le profil de l’enfant et modifiez le portrait : cheveux, peau, yeux, lunettes et vêtements se choisissent à la main. Les histoires déjà créées gardent le leur.',
      ],
    },
    {
      title: 'Changer la langue d’une histoire',
      text: [
        'Chaque livre contient les deux langues. Touchez EN ou FR en haut d’une page ; celle qui s’ouvre en premier se choisit dans les réglages.',
      ],
    },
    {
      title: 'Lire sans réseau',
      text: ['Un livre ouvert une fois reste sur l’appareil, images et voix comprises.'],
    },
    {
      title: 'Résilier',
      text: [
        'Dans les réglages, ouvrez Abonnement, puis résiliez. Vous gardez l’accès jusqu’à la fin de la période payée.',
      ],
    },
    {
      title: 'Je n’ai pas reçu le message',
      text: [
        'Regardez dans les courriers indésirables, attendez une minute, puis redemandez-le. Un lien fonctionne une seule fois, pendant une heure ; celui du mot de passe, pendant une demi-heure.',
      ],
    },
    {
      title: 'Toujours une question ?',
      text: ['Écrivez-nous à <mail>{{email}}</mail>. Une personne vous répond.'],
    },
  ],
}

export const documents: Words<typeof english> = { privacy, terms, help }
