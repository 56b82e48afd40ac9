// The page for a link to an invoice that opens it no more, in German.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: 'Dieser Link öffnet keine Rechnung mehr',
  text: 'Ein Link öffnet seine Rechnung {days} Tage lang. Nur der Link in der neuesten E-Mail zu einer Rechnung gilt, und eine stornierte Rechnung hat keinen.',
  next: 'Melden Sie sich an, um alle Ihre Rechnungen zu sehen. Ohne Konto bitten Sie uns um einen neuen Link.',
  invoices: 'Meine Rechnungen ansehen',
  contact: 'Um neuen Link bitten',
} as const satisfies Section<'invoiceLink'>;
