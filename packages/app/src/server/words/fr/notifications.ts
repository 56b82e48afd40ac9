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
  paymentReturned: {
    refundFailed: {
      subject: 'Un remboursement est revenu',
      intro:
        'Un remboursement de {product} n’a pas pu être versé et son argent est revenu. Il n’est lié à aucun voyage : rendez-le d’une autre façon.',
    },
    disputed: {
      subject: 'Un paiement est contesté',
      intro:
        'Quelqu’un conteste un paiement à {product} auprès de sa banque. Il n’est lié à aucun voyage : répondez à temps auprès du prestataire de paiement.',
    },
  },
  childLinked: {
    subject: 'Un enfant a été rattaché à votre compte {product}',
    intro: 'Notre équipe a rattaché un enfant à votre compte {product} : vous voyez désormais ses informations et ses voyages.',
    notYours: 'Si ce n’est pas votre enfant, contactez-nous.',
  },
  tripNews: {
    child: 'Enfant : {name}',
    student: 'Élève : {name}',
    dates: 'Dates : du {from} au {to}',
    family: 'Famille d’accueil : {family}',
    price: 'Prix : {amount}',
    refund: 'Remboursement : {amount}',
    payout: 'Vous recevez : {amount}',
    button: 'Voir le séjour',
    subject: '{event} : {name}',
    next: {
      parent: {
        changed: 'Vérifiez les nouvelles informations. Si elles ne conviennent pas, contactez-nous.',
        declined: 'Vous pouvez solliciter une autre famille, ou nous vous aiderons à en trouver une.',
        considering: 'Nous vous écrirons dès qu’elle aura répondu.',
        started: 'Le téléphone et l’adresse e-mail de la famille se trouvent dans le séjour.',
        completed: 'Nous espérons que tout s’est bien passé. Vous n’avez rien à faire.',
        cancelled: 'Si un remboursement est dû, nous vous écrirons à ce sujet.',
        refundComing: 'Nous vous écrirons de nouveau lorsque l’argent aura été envoyé.',
        backupOut: 'Si vous le souhaitez, choisissez une autre famille de secours dans le séjour.',
        reserved: 'Nous vous écrirons dès que la famille aura confirmé. Rien à faire d’ici là.',
        backupAsked: 'La famille choisie ne peut pas accueillir. Nous vous écrirons dès que l’autre famille aura répondu.',
        noFamily: 'La famille choisie ne peut pas accueillir. Choisissez une autre famille dans le séjour, ou contactez-nous.',
        familyToChoose:
          'Ce que vous avez payé compte pour une autre famille. Choisissez-la dans le séjour, ou demandez-y le remboursement.',
        travelChanged: 'Vérifiez les détails du voyage dans le séjour.',
        booked: 'Ajoutez les détails du voyage, pour que la famille sache quand vous arrivez.',
        campCalledOff: 'Choisissez un autre camp pour cette semaine dans le séjour, ou contactez-nous.',
        refunded: 'Selon votre banque, il peut mettre quelques jours à arriver sur votre compte.',
        withdrawn: 'Nous cherchons une autre famille et vous écrirons.',
      },
      host: {
        changed: 'Vérifiez les nouvelles informations dans le séjour. Si elles ne vous conviennent pas, dites-le-nous.',
        notChosen: 'Vous n’avez rien à faire. Vos lits sont libres pour d’autres séjours.',
        waiting: 'Nous vous écrirons si ce séjour se libère.',
        started: 'Le téléphone et l’adresse e-mail des parents se trouvent dans le séjour.',
        completed: 'Votre versement est dû après le séjour. Vous le trouverez sous Paiements.',
        cancelled: 'Vous n’avez rien à faire. Vos lits sont libres pour d’autres séjours.',
        asked: 'Acceptez ou refusez dans le séjour, pour que les parents le sachent.',
        reserved: 'Acceptez ou refusez dans le séjour, pour que les parents le sachent.',
        travelChanged: 'Vérifiez les détails du voyage dans le séjour.',
        booked: 'Lisez dans le séjour ce qu’il faut savoir de votre hôte.',
        withdrawn: 'Vous n’avez rien à faire. Vos lits sont libres pour d’autres séjours.',
      },
      staff: 'Ouvrez le séjour pour voir ses tâches et la suite à donner.',
      refundDue: 'Remboursez le paiement, puis terminez la tâche dans le séjour.',
    },
  },
  tripPriceChanged: {
    subject: '{name} : le prix du séjour a changé',
    more: 'Le prix était de {before} et passe à {after} : {difference} de plus.',
    less: 'Le prix était de {before} et passe à {after} : {difference} de moins.',
    askedOfYou: 'Ouvrez le séjour pour accepter ou refuser le nouveau prix. Rien n’est facturé ni débité sans votre accord.',
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
