// The words of a quote's sheet in French.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'Famille d’accueil',
  dates: 'Dates',
  kind: 'Type de séjour',
  kinds: { local: 'local', mixed: 'mixte', family: 'famille' },
  days: 'Jours',
  nights: 'Nuits',
  campWeeks: 'Semaines de camp',
  immersionDays: 'Jours d’immersion',
  students: 'Élèves',
  discountCode: 'Code de réduction',
  priceBook: 'Grille tarifaire',
  fingerprint: 'Empreinte',
  service: 'Prestation',
  payee: 'Versé à',
  level: 'Niveau',
  levels: { base: 'propre', county: 'comté', country: 'pays' },
  quantity: 'Quantité',
  price: 'Prix',
  discount: 'Réduction',
  payout: 'Versement',
  payoutDiscount: 'Réduction du versement',
  subtotal: 'Sous-total',
  vat: 'TVA',
  vatExempt: 'TVA (exonéré)',
  total: 'Total',
  platform: 'Plateforme',
  note: 'Remarque',
  noLines: 'Rien n’est facturé pour ce séjour.',
};
