// The lines of invoices of hosts and suppliers, in French.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: 'Lignes',
  description: 'Description',
  quantity: 'Quantité',
  unitAmount: 'Prix unitaire',
  discount: 'Remise',
  amount: 'Montant',
  line: 'Ligne {line}',
  add: 'Ajouter une ligne',
  remove: 'Retirer la ligne {line}',
} as const satisfies Section<'purchaseLines'>;
