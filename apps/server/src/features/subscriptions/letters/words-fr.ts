import type { BillingWords } from './words'

const TIERS = { explorer: 'Explorateur', adventurer: 'Aventurier' }

export const fr: BillingWords = {
  perMonth: (price) => `${price} par mois`,
  plan: ({ plan, tier, narration }) =>
    `${TIERS[tier]} (${plan === 'family' ? 'pour la famille' : 'pour un enfant'}${narration ? ', avec la lecture à voix haute' : ''})`,
  trialEnding: ({ date }) => ({
    subject: 'Votre essai gratuit se termine demain',
    preview: `Il dure jusqu’au ${date}. Rien n’est débité.`,
    title: 'Encore un soir offert',
    paragraphs: [
      `Votre essai gratuit de Luciole se termine le ${date}. Il s’arrête de lui-même\u00a0: rien n’est débité, et vous pourrez toujours relire les histoires déjà créées.`,
      'Si le coucher est devenu plus doux, choisissez une formule quand vous voulez.',
    ],
    buttonLabel: 'Voir les formules',
    closing: 'Il n’y a rien à résilier. Bonne lecture\u00a0!',
  }),
  receipt: ({ plan, paid, date }) => ({
    subject: 'Votre reçu Luciole',
    preview: `${plan}\u00a0: ${paid}.`,
    title: 'Merci',
    paragraphs: [
      `Nous avons reçu votre paiement de ${paid} pour la formule ${plan}.`,
      `Le prochain aura lieu le ${date}. Vous pouvez changer de formule ou résilier à tout moment avant.`,
    ],
    buttonLabel: 'Voir mon abonnement',
    closing: 'Gardez ce message\u00a0: il vous sert de reçu.',
  }),
  paymentProblem: ({ plan, date }) => ({
    subject: 'Votre paiement n’est pas passé',
    preview: `Vos histoires continuent jusqu’au ${date}.`,
    title: 'Votre carte a été refusée',
    paragraphs: [
      `Le paiement de la formule ${plan} n’est pas passé. Cela arrive\u00a0: une carte expire, une banque se méfie.`,
      `Tout continue comme d’habitude jusqu’au ${date}. Mettez votre carte à jour d’ici là, et rien ne change.`,
    ],
    buttonLabel: 'Mettre ma carte à jour',
    closing: 'Nous réessayons de notre côté. Rien n’est jamais débité deux fois.',
  }),
  paymentReminder: ({ plan, date }) => ({
    subject: 'Votre abonnement s’arrête bientôt',
    preview: `Le paiement manque toujours\u00a0; l’accès se termine le ${date}.`,
    title: 'Un dernier rappel',
    paragraphs: [
      `Le paiement de la formule ${plan} manque toujours, et votre abonnement se termine le ${date}.`,
      'Dans tous les cas, vous pourrez relire les histoires déjà créées.',
    ],
    buttonLabel: 'Mettre ma carte à jour',
    closing: 'Si vous vouliez arrêter, il n’y a rien à faire.',
  }),
  cancelled: ({ plan, date }) => ({
    subject: 'Votre abonnement est résilié',
    preview: `Vous gardez tout jusqu’au ${date}.`,
    title: 'C’est résilié',
    paragraphs: [
      `La formule ${plan} ne sera pas renouvelée, et plus rien n’est débité. Vous en gardez tout jusqu’au ${date}.`,
      'Ensuite, vous pourrez toujours relire les histoires déjà créées.',
    ],
    buttonLabel: 'Finalement, je garde ma formule',
    closing: 'Merci d’avoir lu avec nous.',
  }),
  planChanged: ({ plan, price, date }) => ({
    subject: 'Votre formule a changé',
    preview: `${plan}, à partir du ${date}.`,
    title: 'Votre nouvelle formule',
    paragraphs: [
      `À partir du ${date}, votre formule est ${plan}, à ${price}.`,
      'Ce qui a été payé se trouve parmi vos cartes et factures.',
    ],
    buttonLabel: 'Voir mon abonnement',
    closing: 'Ce n’était pas vous\u00a0? Écrivez-nous, nous regarderons.',
  }),
  planWillChange: ({ plan, date }) => ({
    subject: 'Votre formule va changer',
    preview: `${plan}, à partir du ${date}.`,
    title: 'Votre prochaine formule',
    paragraphs: [
      `À partir du ${date}, votre formule sera ${plan}. D’ici là vous gardez ce que vous avez, et ce changement ne coûte rien.`,
      'Vous pouvez encore garder votre formule telle qu’elle est.',
    ],
    buttonLabel: 'Voir mon abonnement',
    closing: 'Ce n’était pas vous\u00a0? Écrivez-nous, nous regarderons.',
  }),
}
