// The lines of invoices of hosts and suppliers, in Italian.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: 'Righe',
  description: 'Descrizione',
  quantity: 'Quantità',
  unitAmount: 'Prezzo unitario',
  discount: 'Sconto',
  amount: 'Importo',
  line: 'Riga {line}',
  add: 'Aggiungi una riga',
  remove: 'Rimuovi la riga {line}',
} as const satisfies Section<'purchaseLines'>;
