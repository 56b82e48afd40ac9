// German: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: 'Preis des Aufenthalts', provider: 'Auszahlung an die Gastfamilie', finance: 'Positionen des Angebots' },
  columns: {
    line: 'Position',
    counted: 'Menge',
    customer: 'Voller Preis',
    customerDiscount: 'Rabatt',
    price: 'Preis',
    provider: 'Volle Auszahlung',
    providerDiscount: 'Rabatt auf Auszahlung',
    payout: 'Auszahlung',
    platform: 'Anteil der Plattform',
  },
  counted: {
    per_night: { one: '# Nacht', other: '# Nächte' },
    per_day: { one: '# Tag', other: '# Tage' },
    per_week: { one: '# Woche', other: '# Wochen' },
    per_transfer: { one: '# Transfer', other: '# Transfers' },
    immersion: { one: '# Immersionstag', other: '# Immersionstage' },
    per_trip: { one: '# Reise', other: '# Reisen' },
  },
  students: { one: '# Schüler', other: '# Schüler' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'Gastfamilie', Activity: 'Aktivität' },
  level: { base: 'Eigener Preis', county: 'Preis der Grafschaft', country: 'Preis des Landes' },
  sum: 'Summe',
  allLines: 'Alle Positionen',
  subtotal: 'Zwischensumme',
  vat: 'MwSt.',
  vatExempt: 'MwSt. (befreit)',
  total: 'Gesamtpreis',
  split: 'Aufteilung des Gesamtpreises',
  supplierAmount: 'Anbieterbetrag',
  byPricingType: 'Volle Preise nach Einheit',
  pricingType: {
    per_night: 'Pro Nacht',
    per_day: 'Pro Tag',
    per_week: 'Pro Woche',
    per_transfer: 'Pro Transfer',
    immersion: 'Pro Immersionstag',
    per_trip: 'Pro Reise',
  },
  bookVersion: 'Preisbuch',
  fingerprint: 'Angebotsreferenz',
};
