// Italian: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: 'Prezzo del soggiorno', provider: 'Compenso dell’ospitante', finance: 'Righe del preventivo' },
  columns: {
    line: 'Riga',
    counted: 'Quantità',
    customer: 'Prezzo pieno',
    customerDiscount: 'Sconto',
    price: 'Prezzo',
    provider: 'Compenso pieno',
    providerDiscount: 'Sconto sul compenso',
    payout: 'Compenso',
    platform: 'Commissioni della piattaforma',
  },
  counted: {
    per_night: { one: '# notte', other: '# notti' },
    per_day: { one: '# giorno', other: '# giorni' },
    per_week: { one: '# settimana', other: '# settimane' },
    per_transfer: { one: '# trasferimento', other: '# trasferimenti' },
    immersion: { one: '# giorno di immersione', other: '# giorni di immersione' },
    per_trip: { one: '# viaggio', other: '# viaggi' },
  },
  students: { one: '# studente', other: '# studenti' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'Famiglia ospitante', Activity: 'Attività' },
  level: { base: 'Prezzo proprio', county: 'Prezzo della contea', country: 'Prezzo del paese' },
  sum: 'Somma',
  allLines: 'Tutte le righe',
  subtotal: 'Subtotale',
  vat: 'IVA',
  vatExempt: 'IVA (esente)',
  total: 'Totale',
  split: 'Ripartizione del totale',
  supplierAmount: 'Importo dei fornitori',
  byPricingType: 'Prezzi pieni per unità',
  pricingType: {
    per_night: 'A notte',
    per_day: 'Al giorno',
    per_week: 'A settimana',
    per_transfer: 'A trasferimento',
    immersion: 'Per giorno di immersione',
    per_trip: 'A viaggio',
  },
  bookVersion: 'Listino',
  fingerprint: 'Riferimento del preventivo',
};
