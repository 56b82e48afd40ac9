// The page for a link to an invoice that opens it no more, in Italian.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: 'Questo link non apre più nessuna fattura',
  text: 'Un link apre la sua fattura per {days} giorni. Funziona solo il link dell’ultima e-mail su una fattura, e una fattura annullata non ne ha.',
  next: 'Acceda per vedere tutte le Sue fatture. Senza account, ci chieda un nuovo link.',
  invoices: 'Vedere le mie fatture',
  contact: 'Chiedere un nuovo link',
} as const satisfies Section<'invoiceLink'>;
