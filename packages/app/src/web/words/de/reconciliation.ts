// Reconciliation: what does not fit and where it is mended, in German.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: 'Reisen, Angebote, Rechnungen, Zahlungen und Auszahlungen gegeneinander gehalten: was nicht stimmt und wo es behoben wird.',
  checks: 'Prüfungen',
  showAll: 'Alle Prüfungen zeigen',
  search: 'Namen und Zahlen suchen',
  empty: {
    title: 'Alles stimmt',
    text: 'Keine Prüfung hat etwas gefunden.',
  },
  mend: {
    trip: 'Reise öffnen',
    newInvoice: 'Rechnung schreiben',
    invoice: 'Rechnung öffnen',
    payment: 'Zahlung öffnen',
    events: 'Zahlungen öffnen',
    payout: 'Auszahlung öffnen',
    purchaseInvoice: 'Eingangsrechnung öffnen',
    expense: 'Auslage öffnen',
  },
  summary:
    '{count, plural, =0 {Keine von {all} Prüfungen hat etwas gefunden.} one {# von {all} Prüfungen hat etwas gefunden.} other {# von {all} Prüfungen haben etwas gefunden.}}',
} as const satisfies Section<'reconciliation'>;
