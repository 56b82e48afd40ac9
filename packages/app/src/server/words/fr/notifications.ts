// What mails say that go with notifications, and to whom has written to us, in French.

import type { Translated } from '#contract/words/catalogue.ts';
import type { notificationMails as english } from '../en/notifications.ts';

export const notificationMails = {
  button: 'Ouvrir mes notifications',
  settings: 'Vous pouvez désactiver les e-mails de ce type dans les paramètres de vos notifications.',
  once: 'Tant que vous ne l’avez pas lue, aucun autre e-mail de ce type ne vous sera envoyé.',
  roleChanged: {
    subject: 'Ce que vous pouvez faire sur {product} a changé',
    intro: 'Un administrateur a modifié les rôles de votre compte sur {product}.',
  },
  accountViewed: {
    subject: 'Un administrateur a consulté votre compte',
    intro:
      'Un administrateur a commencé à consulter {product} tel que vous le voyez, comme cela se fait pour aider. Il ne peut rien modifier pendant ce temps.',
    notAsked: 'Si vous vous demandez pourquoi, veuillez nous contacter.',
  },
  hostFamilyRegistered: {
    subject: 'Une famille d’accueil s’est inscrite',
    intro: 'Une famille s’est inscrite sur {product} pour accueillir et attend sa vérification.',
  },
  bookingRefused: {
    subject: 'Une réservation payée n’a pas pu être faite',
    intro: 'Quelqu’un a payé un séjour chez {product} après l’attribution des lits. L’argent est restitué automatiquement.',
  },
  childLinked: {
    subject: 'Un enfant a été rattaché à votre compte {product}',
    intro: 'Notre équipe a rattaché un enfant à votre compte {product} : vous voyez désormais ses informations et ses voyages.',
    notYours: 'Si ce n’est pas votre enfant, contactez-nous.',
  },
  tripNews: { intro: 'Il y a du nouveau au sujet d’un séjour qui vous concerne chez {product}.' },
  tripPriceChanged: {
    subject: '{name} : le prix du séjour a changé',
    more: 'Le prix était de {before} {currency} et passe à {after} {currency} : {difference} {currency} de plus.',
    less: 'Le prix était de {before} {currency} et passe à {after} {currency} : {difference} {currency} de moins.',
    asked: 'Le parent doit d’abord donner son accord. Rien n’est facturé ni débité d’ici là.',
    settled: 'Rien n’est débité. Notre équipe règle la différence par une facture ou un avoir.',
  },
  contactEnquiry: {
    subject: 'Quelqu’un nous a écrit ({reference})',
    intro: 'Un message est arrivé par le formulaire de contact de {product}. Sa référence est {reference}.',
  },
  campaign: {
    why: 'Vous recevez cet e-mail parce que vous avez un compte sur {product}. Si vous ne souhaitez plus de messages de ce type, désactivez-les dans les paramètres de vos notifications.',
    button: 'Ouvrir mes notifications',
  },
  contactReceived: {
    subject: 'Nous avons bien reçu votre message ({reference})',
    intro: 'Merci d’avoir écrit à {product}. Nous avons bien reçu votre message et vous répondrons par e-mail.',
    reference: 'Merci d’indiquer cette référence si vous nous écrivez à nouveau à ce sujet : {reference}',
    quoted: 'Voici ce que vous avez écrit :',
    notYou: 'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur. Vous n’avez rien à faire.',
  },
} as const satisfies Translated<typeof english>;
