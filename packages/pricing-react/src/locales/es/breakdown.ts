// Spanish: the table of a quote's lines and totals.

import type { BreakdownMessages } from '../sections/breakdown.ts';

export const breakdown: BreakdownMessages = {
  caption: { customer: 'Precio de la estancia', provider: 'Pago al anfitrión', finance: 'Líneas del presupuesto' },
  columns: {
    line: 'Línea',
    counted: 'Cantidad',
    customer: 'Precio íntegro',
    customerDiscount: 'Descuento',
    price: 'Precio',
    provider: 'Pago íntegro',
    providerDiscount: 'Descuento en el pago',
    payout: 'Pago al anfitrión',
    platform: 'Comisiones de la plataforma',
  },
  counted: {
    per_night: { one: '# noche', other: '# noches' },
    per_day: { one: '# día', other: '# días' },
    per_week: { one: '# semana', other: '# semanas' },
    per_transfer: { one: '# traslado', other: '# traslados' },
    immersion: { one: '# día de inmersión', other: '# días de inmersión' },
    per_trip: { one: '# viaje', other: '# viajes' },
  },
  students: { one: '# estudiante', other: '# estudiantes' },
  timesStudents: ({ counted, students }) => `${counted} × ${students}`,
  payee: { Host_family: 'Familia anfitriona', Activity: 'Actividad' },
  level: { base: 'Precio propio', county: 'Precio del condado', country: 'Precio del país' },
  sum: 'Suma',
  allLines: 'Todas las líneas',
  subtotal: 'Subtotal',
  vat: 'IVA',
  vatExempt: 'IVA (exento)',
  total: 'Total',
  split: 'Reparto del total',
  supplierAmount: 'Importe de proveedores',
  byPricingType: 'Precios íntegros por unidad',
  pricingType: {
    per_night: 'Por noche',
    per_day: 'Por día',
    per_week: 'Por semana',
    per_transfer: 'Por traslado',
    immersion: 'Por día de inmersión',
    per_trip: 'Por viaje',
  },
  bookVersion: 'Tarifa',
  fingerprint: 'Referencia del presupuesto',
};
