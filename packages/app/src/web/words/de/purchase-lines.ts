// The lines of invoices of hosts and suppliers, in German.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: 'Positionen',
  description: 'Beschreibung',
  quantity: 'Menge',
  unitAmount: 'Einzelpreis',
  discount: 'Rabatt',
  amount: 'Betrag',
  line: 'Position {line}',
  add: 'Position hinzufügen',
  remove: 'Position {line} entfernen',
} as const satisfies Section<'purchaseLines'>;
