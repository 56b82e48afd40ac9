// The words of a quote's sheet in German.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'Gastfamilie',
  dates: 'Termine',
  kind: 'Art des Aufenthalts',
  kinds: { local: 'lokal', mixed: 'gemischt', family: 'Familie' },
  days: 'Tage',
  nights: 'Nächte',
  campWeeks: 'Campwochen',
  immersionDays: 'Immersionstage',
  students: 'Schüler',
  discountCode: 'Rabattcode',
  priceBook: 'Preisbuch',
  fingerprint: 'Fingerabdruck',
  service: 'Leistung',
  payee: 'Geht an',
  level: 'Ebene',
  levels: { base: 'eigene', county: 'Grafschaft', country: 'Land' },
  quantity: 'Menge',
  price: 'Preis',
  discount: 'Rabatt',
  payout: 'Auszahlung',
  payoutDiscount: 'Abzug vom Anbieter',
  subtotal: 'Zwischensumme',
  vat: 'MwSt.',
  vatExempt: 'MwSt. (befreit)',
  total: 'Gesamt',
  platform: 'Plattform',
  note: 'Hinweis',
  noLines: 'Für diesen Aufenthalt wird nichts berechnet.',
};
