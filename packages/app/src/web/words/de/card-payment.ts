// Paying: the card, the second step of the bank, and waiting, in German.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: 'Bezahlen',
  card: 'Karte',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryForm: 'MM/JJ',
  cvc: 'Prüfziffer',
  pay: '{amount} bezahlen',
  noMoney: 'Dies ist ein Test: Es fließt kein Geld, und keine Karte wird gespeichert.',
  testCards: 'Testkarten',
  conduct: {
    success: 'zahlt',
    declined: 'wird abgelehnt',
    insufficientFunds: 'nicht gedeckt',
    expired: 'ist abgelaufen',
    secondStep: 'verlangt die Bestätigung der Bank',
    later: 'zahlt etwas später',
    eventLost: 'zahlt, doch die Nachricht geht verloren',
  },
  declined: 'Die Zahlung hat nicht geklappt',
  fault: {
    declined: 'Die Bank hat die Karte abgelehnt. Bitte versuchen Sie eine andere.',
    insufficientFunds: 'Das Konto der Karte ist nicht gedeckt.',
    expired: 'Die Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
    notConfirmed: 'Die Zahlung wurde bei der Bank nicht bestätigt. Sie können es erneut versuchen.',
    other: 'Mit der Karte ist etwas schiefgegangen. Es wurde nichts abgebucht; bitte versuchen Sie es erneut.',
  },
  bankTitle: 'Bestätigung durch Ihre Bank',
  bankText: 'Bestätigen Sie die Zahlung von {amount}?',
  approve: 'Bestätigen',
  refuse: 'Ablehnen',
  processing: 'Ihre Zahlung wird verarbeitet. Diese Seite aktualisiert sich automatisch.',
  paid: 'Bezahlt. Einen Moment …',
  held: 'Reserviert für noch {time}',
  heldMinutes: '{count, plural, one {Noch eine Minute zum Zahlen.} other {Noch # Minuten zum Zahlen.}}',
  notLoaded: 'Das Zahlungsformular konnte nicht geladen werden.',
} as const satisfies Section<'cardPayment'>;
