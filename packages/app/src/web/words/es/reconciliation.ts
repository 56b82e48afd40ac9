// Reconciliation: what does not fit and where it is mended, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: 'Viajes, presupuestos, facturas, pagos y pagos a anfitriones comparados: qué no cuadra y dónde se arregla.',
  checks: 'Comprobaciones',
  showAll: 'Mostrar todas las comprobaciones',
  search: 'Buscar nombres y cifras',
  empty: {
    title: 'Todo cuadra',
    text: 'Ninguna comprobación ha encontrado nada.',
  },
  mend: {
    trip: 'Abrir el viaje',
    newInvoice: 'Crear la factura',
    invoice: 'Abrir la factura',
    payment: 'Abrir el pago',
    events: 'Abrir los pagos',
    payout: 'Abrir el pago al anfitrión',
    purchaseInvoice: 'Abrir la factura de compra',
    expense: 'Abrir el gasto',
  },
  summary:
    '{count, plural, =0 {Ninguna de las {all} comprobaciones ha encontrado nada.} one {# de {all} comprobaciones ha encontrado algo.} many {# de {all} comprobaciones han encontrado algo.} other {# de {all} comprobaciones han encontrado algo.}}',
} as const satisfies Section<'reconciliation'>;
