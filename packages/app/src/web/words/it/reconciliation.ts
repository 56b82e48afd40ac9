// Reconciliation: what does not fit and where it is mended, in Italian.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: 'Viaggi, preventivi, fatture, pagamenti e versamenti a confronto: cosa non torna e dove si corregge.',
  checks: 'Controlli',
  showAll: 'Mostra tutti i controlli',
  search: 'Cerca nomi e cifre',
  empty: {
    title: 'Tutto torna',
    text: 'Nessun controllo ha trovato nulla.',
  },
  mend: {
    trip: 'Apri il viaggio',
    newInvoice: 'Crea la fattura',
    invoice: 'Apri la fattura',
    payment: 'Apri il pagamento',
    events: 'Apri i pagamenti',
    payout: 'Apri il versamento',
    purchaseInvoice: 'Apri la fattura di acquisto',
    expense: 'Apri la spesa',
  },
  summary:
    '{count, plural, =0 {Nessuno dei {all} controlli ha trovato nulla.} one {# controllo su {all} ha trovato qualcosa.} many {# controlli su {all} hanno trovato qualcosa.} other {# controlli su {all} hanno trovato qualcosa.}}',
} as const satisfies Section<'reconciliation'>;
