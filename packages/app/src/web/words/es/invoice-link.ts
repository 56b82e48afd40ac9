// The page for a link to an invoice that opens it no more, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: 'Este enlace ya no abre ninguna factura',
  text: 'Un enlace abre su factura durante {days} días. Solo funciona el enlace del último correo sobre una factura, y una factura anulada no tiene.',
  next: 'Inicie sesión para ver todas sus facturas. Si no tiene cuenta, pídanos un enlace nuevo.',
  invoices: 'Ver mis facturas',
  contact: 'Pedir un enlace nuevo',
} as const satisfies Section<'invoiceLink'>;
