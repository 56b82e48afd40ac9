// The lines of invoices of hosts and suppliers, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const purchaseLines = {
  title: 'Líneas',
  description: 'Descripción',
  quantity: 'Cantidad',
  unitAmount: 'Precio unitario',
  discount: 'Descuento',
  amount: 'Importe',
  line: 'Línea {line}',
  add: 'Añadir una línea',
  remove: 'Quitar la línea {line}',
} as const satisfies Section<'purchaseLines'>;
