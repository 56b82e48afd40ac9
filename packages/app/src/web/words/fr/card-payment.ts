// Paying: the card, the second step of the bank, and waiting, in French.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: 'Payer',
  card: 'Carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryForm: 'MM/AA',
  cvc: 'Code de sécurité',
  pay: 'Payer {amount}',
  noMoney: 'Ceci est un test : aucun argent n’est débité et aucune carte n’est conservée.',
  testCards: 'Cartes de test',
  conduct: {
    success: 'paie',
    declined: 'est refusée',
    insufficientFunds: 'fonds insuffisants',
    expired: 'est expirée',
    secondStep: 'demande la vérification de la banque',
    later: 'paie un peu plus tard',
    eventLost: 'paie, mais le message se perd',
  },
  declined: 'Le paiement n’a pas abouti',
  fault: {
    declined: 'La banque a refusé la carte. Essayez-en une autre.',
    insufficientFunds: 'Le compte de la carte n’est pas assez approvisionné.',
    expired: 'La carte est expirée. Utilisez-en une autre.',
    notConfirmed: 'Le paiement n’a pas été confirmé auprès de la banque. Vous pouvez réessayer.',
    other: 'Un problème est survenu avec la carte. Rien n’a été débité ; réessayez.',
  },
  bankTitle: 'Vérification par la banque',
  bankText: 'Confirmez-vous le paiement de {amount} ?',
  approve: 'Confirmer',
  refuse: 'Refuser',
  processing: 'Votre paiement est en cours. Cette page se met à jour automatiquement.',
  paid: 'Payé. Un instant…',
  held: 'Réservé pour vous encore {time}',
  heldMinutes:
    '{count, plural, one {Il reste une minute pour payer.} many {Il reste # minutes pour payer.} other {Il reste # minutes pour payer.}}',
  notLoaded: 'Le formulaire de paiement n’a pas pu être chargé.',
} as const satisfies Section<'cardPayment'>;
