// What a host is paid, in German.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: 'Geplante, ausgeführte und erhaltene Zahlungen für Ihre Aufenthalte.',
  hostings: 'Zahlungen',
  stay: 'Aufenthalt',
  student: 'Schüler',
  noStay: 'Andere Zahlung',
  year: 'Jahr',
  yearTotal: 'Ausgezahlt {year}',
  yearHint: 'Summe nach Zahlungsdatum, für Ihre Steuererklärung.',
  nothingPaid: 'In diesem Jahr wurde noch nichts ausgezahlt.',
  download: 'Als CSV herunterladen',
  empty: {
    title: 'Noch keine Zahlungen',
    text: 'Sobald ein Aufenthalt bei Ihnen gebucht ist, steht hier, was Sie dafür bekommen.',
  },
  draftName: 'Entwurf {id}',
  accept: 'Bestätigen',
  acceptTitle: '{name} bestätigen?',
  acceptText: 'Sie sind mit Nächten, Satz und Betrag einverstanden. Bestätigen können Sie einmal.',
  acceptDone: 'Vielen Dank: Die Rechnung ist bestätigt.',
  acceptedAt: 'Von Ihnen bestätigt am',
  query: 'Rückfrage stellen',
  queryMessage: 'Ich habe eine Frage zu {name}: ',
  pdf: 'PDF',
  payouts: 'Auszahlungen',
  isDraft: 'Dies ist ein Entwurf. Nummer und endgültiges Datum bekommt er, wenn wir ihn freigeben.',
} as const satisfies Section<'ownPayments'>;
