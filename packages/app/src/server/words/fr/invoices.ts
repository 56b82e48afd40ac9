// What mails and printed pages say of invoices, and what can be wrong with a bank's statement, in French.

import type { ServerWords } from '#server/words/catalogue.ts';

export const invoiceMails = {
  button: 'Ouvrir la facture',
  until: 'Le lien l’ouvre jusqu’au {until}. Le prochain e-mail au sujet de cette facture en apportera un nouveau.',
  reason: 'Motif : {reason}',
  sent: {
    subject: 'Facture {number} de {seller}',
    intro: 'Voici votre facture {number} d’un montant de {amount}. Elle est à régler le {due}.',
  },
  receipt: {
    subject: 'Paiement reçu : facture {number}',
    intro: 'Nous avons reçu {amount} pour votre facture {number} le {date} ({method}). Merci.',
    nothingDue: 'Elle est entièrement payée. Rien n’est dû.',
    stillDue: 'Il reste à payer {amount}, avant le {due}.',
    button: 'Voir le reçu',
  },
  reminder: {
    subject: 'Rappel : facture {number} de {seller}',
    intro: 'Sur votre facture {number}, il reste {amount} à régler. Son échéance est le {due}.',
    crossed: 'Si vous avez payé entre-temps, vous n’avez rien à faire.',
  },
  credit: {
    subject: 'Avoir {number} de {seller}',
    intro: 'Voici l’avoir {number} de {amount} sur votre facture {credited}.',
    button: 'Ouvrir l’avoir',
  },
  voided: {
    subject: 'La facture {number} de {seller} est annulée',
    intro: 'Votre facture {number} n’est plus valable. Merci de ne pas la payer.',
  },
  difference: {
    line: 'Différence avec le prix convenu',
    detail: 'Convenu : {agreed} ; déjà facturé : {billed}',
  },
  creditNote: {
    line: 'Avoir sur la facture {number}',
  },
} as const satisfies ServerWords['invoiceMails'];

/** The columns of a statement. */
export const bankColumns = {
  date: 'date',
  amount: 'montant',
  payer: 'payeur',
  reference: 'référence',
} as const satisfies ServerWords['bankColumns'];

/** What is wrong with a line of a statement. */
export const bankLines = {
  date: 'Cette ligne ne contient aucune date.',
  amount: 'Cette ligne ne contient aucun montant possible dans cette devise.',
  future: 'La date de cette ligne est encore à venir.',
  currency: 'Cette ligne est dans une autre devise que {currency}.',
  ambiguous:
    'Le montant de cette ligne peut se lire de deux façons, en milliers ou avec des décimales. Écrivez-le avec ses décimales, par exemple 1 234,00.',
  columns:
    'Cette ligne n’a pas les colonnes de l’en-tête. Mettez entre guillemets les cellules qui contiennent un séparateur et fermez chaque guillemet.',
  nobody: 'Cette ligne ne contient ni payeur ni référence.',
} as const satisfies ServerWords['bankLines'];

/** What an e-invoice says of itself, and what keeps an invoice from being one. */
export const eInvoice = {
  discount: 'Remise',
  withoutVat: 'Part du prix sur laquelle aucune TVA n’est facturée',
  rounding: 'Arrondi de la TVA',
  creditTerms: 'Diminue le montant dû pour la facture {number}, ou est remboursé.',
  lacks: {
    sellerCountry: 'L’adresse de la société ne se termine pas par son pays. Indiquez le pays dans les réglages de la société.',
    buyerCountry: 'L’adresse du client ne se termine pas par un pays. Sa dernière ligne doit être le nom du pays.',
    sellerVat:
      'La société n’avait pas de numéro de TVA lors de l’envoi. Indiquez-le dans les réglages de la société : ce qui est envoyé ensuite le portera.',
    sellerVatForm: 'Le numéro de TVA de la société doit commencer par les deux lettres de son pays, par exemple IE1234567T.',
    buyerVatForm: 'Le numéro de TVA du client doit commencer par les deux lettres de son pays, par exemple DE123456789.',
    currency: 'Une facture électronique a au plus deux décimales, et les montants en {currency} en ont davantage.',
    vat: 'La TVA n’est pas un pourcentage du montant sur lequel elle est facturée.',
    rule: 'La règle {rule} de la norme EN 16931 n’est pas respectée.',
  },
} as const satisfies ServerWords['eInvoice'];
