import type { services as english } from '#i18n/en/services'
import type { Words } from '#i18n/words'

export const services: Words<typeof english> = {
  title: 'Qui fait les livres',
  allOurs: 'Luciole écrit, dessine et lit elle-même. Rien de votre famille ne quitte ce serveur.',
  by: '{{model}}, chez {{host}}',
  byHere: '{{model}}, sur ce serveur même',
  ours: 'Luciole elle-même, sur ce serveur',
  words: {
    title: 'Les mots',
    live: 'Ce service reçoit notre plan de l’histoire, avec des repères à la place des prénoms, et sait si chacun est fille ou garçon, enfant, adulte ou animal : ni date de naissance, ni photo, ni rien de ce que vous avez écrit. Ses pages sont vérifiées une à une ; là où il échoue, nos mots restent.',
  },
  pictures: {
    title: 'Les images',
    described:
      'Ce service reçoit une description de l’image en mots, avec l’âge approximatif, les cheveux et les vêtements : ni prénom, ni dessin, ni photo. Là où il échoue, notre dessin reste.',
    live: 'Ce service reçoit nos propres dessins, d’une page et de son héros ou du visage d’un ami, et leur description, avec l’âge approximatif, les cheveux et les vêtements : aucun prénom. Il ne reçoit une photo que pour un portrait où vous l’avez accepté. Là où il échoue, notre dessin reste.',
  },
  voice: {
    title: 'La voix',
    live: 'Pour lire à voix haute, ce service doit recevoir tout le texte, prénoms compris. Il n’est sollicité que si vous êtes d’accord ; sinon, c’est notre voix qui lit.',
    agree: 'Lui laisser lire nos histoires, prénoms compris',
    failed: 'Cela n’a pas pu être enregistré. Veuillez réessayer.',
  },
  moderation: {
    title: 'Un second regard',
    live: 'Ce service examine les mots des autres services, avec des repères à la place des prénoms, et leurs images, avant que quiconque les voie.',
  },
}
