// The words of a quote's sheet in Spanish.

import type { Labels } from './labels.ts';

export const labels: Labels = {
  family: 'Familia anfitriona',
  dates: 'Fechas',
  kind: 'Tipo de estancia',
  kinds: { local: 'local', mixed: 'mixta', family: 'familia' },
  days: 'Días',
  nights: 'Noches',
  campWeeks: 'Semanas de campamento',
  immersionDays: 'Días de inmersión',
  students: 'Estudiantes',
  discountCode: 'Código de descuento',
  priceBook: 'Tarifario',
  fingerprint: 'Huella',
  service: 'Servicio',
  payee: 'Se paga a',
  level: 'Nivel',
  levels: { base: 'propio', county: 'condado', country: 'país' },
  quantity: 'Cantidad',
  price: 'Precio',
  discount: 'Descuento',
  payout: 'Pago',
  payoutDiscount: 'Descuento del pago',
  subtotal: 'Subtotal',
  vat: 'IVA',
  vatExempt: 'IVA (exento)',
  total: 'Total',
  platform: 'Plataforma',
  note: 'Nota',
  noLines: 'No se cobra nada por esta estancia.',
};
