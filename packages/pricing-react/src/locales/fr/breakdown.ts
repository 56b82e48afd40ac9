// French: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: 'Prix du séjour', provider: 'Versement à l’hôte', finance: 'Lignes du devis' },
  columns: {
    line: 'Ligne',
    counted: 'Quantité',
    customer: 'Prix plein',
    customerDiscount: 'Remise',
    price: 'Prix',
    provider: 'Versement plein',
    providerDiscount: 'Remise sur versement',
    payout: 'Versement',
    platform: 'Part de la plateforme',
  },
  counted: {
    per_night: { one: '# nuit', other: '# nuits' },
    per_day: { one: '# jour', other: '# jours' },
    per_week: { one: '# semaine', other: '# semaines' },
    per_transfer: { one: '# transfert', other: '# transferts' },
    immersion: { one: '# jour d’immersion', other: '# jours d’immersion' },
    per_trip: { one: '# voyage', other: '# voyages' },
  },
  students: { one: '# élève', other: '# élèves' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'Famille d’accueil', Activity: 'Activité' },
  level: { base: 'Tarif propre', county: 'Tarif du comté', country: 'Tarif du pays' },
  sum: 'Somme',
  allLines: 'Toutes les lignes',
  subtotal: 'Sous-total',
  vat: 'TVA',
  vatExempt: 'TVA (exonérée)',
  total: 'Total',
  split: 'Répartition du total',
  supplierAmount: 'Montant des prestataires',
  byPricingType: 'Prix pleins par unité',
  pricingType: {
    per_night: 'Par nuit',
    per_day: 'Par jour',
    per_week: 'Par semaine',
    per_transfer: 'Par transfert',
    immersion: 'Par jour d’immersion',
    per_trip: 'Par voyage',
  },
  bookVersion: 'Grille tarifaire',
  fingerprint: 'Référence du devis',
};
