// The words of a quote's sheet in Italian.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'Famiglia ospitante',
  dates: 'Date',
  kind: 'Tipo di soggiorno',
  kinds: { local: 'locale', mixed: 'misto', family: 'famiglia' },
  days: 'Giorni',
  nights: 'Notti',
  campWeeks: 'Settimane di camp',
  immersionDays: 'Giorni di immersione',
  students: 'Studenti',
  discountCode: 'Codice sconto',
  priceBook: 'Listino',
  fingerprint: 'Impronta',
  service: 'Servizio',
  payee: 'Pagato a',
  level: 'Livello',
  levels: { base: 'proprio', county: 'contea', country: 'paese' },
  quantity: 'Quantità',
  price: 'Prezzo',
  discount: 'Sconto',
  payout: 'Compenso',
  payoutDiscount: 'Sconto sul compenso',
  subtotal: 'Subtotale',
  vat: 'IVA',
  vatExempt: 'IVA (esente)',
  total: 'Totale',
  platform: 'Piattaforma',
  note: 'Nota',
  noLines: 'Per questo soggiorno non si addebita nulla.',
};
