// The page for a link to an invoice that opens it no more, in French.

import type { Section } from '#web/words/sections.ts';

export const invoiceLink = {
  title: 'Ce lien n’ouvre plus de facture',
  text: 'Un lien ouvre sa facture pendant {days} jours. Seul le lien du dernier e-mail au sujet d’une facture fonctionne, et une facture annulée n’en a pas.',
  next: 'Connectez-vous pour voir toutes vos factures. Sans compte, demandez-nous un nouveau lien.',
  invoices: 'Voir mes factures',
  contact: 'Demander un nouveau lien',
} as const satisfies Section<'invoiceLink'>;
