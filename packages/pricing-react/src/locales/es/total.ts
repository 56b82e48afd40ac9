// Spanish: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: 'Total',
  included: 'Impuestos y gastos incluidos',
  nights: { one: '# noche', other: '# noches' },
  students: { one: '# estudiante', other: '# estudiantes' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `Usted ahorra ${amount}`,
  more: ({ amount }) => `${amount} más que antes`,
  less: ({ amount }) => `${amount} menos que antes`,
  same: 'El mismo total que antes',
  kind: {
    hosting: 'Alojamiento',
    camp: 'Campamento',
    trust_fee: 'Tasa de confianza',
    transfer: 'Traslados',
    horse: 'Equitación',
    immersion: 'Inmersión',
    other: 'Otros servicios',
    discount: 'Descuento',
    vat: 'IVA',
  },
  empty: 'Elija una familia y las fechas.',
  earlier: 'Para su selección anterior',
  codeNotApplied: ({ code }) => `El código «${code}» no se aplica a esta estancia.`,
  campUnpriced: 'Parte del campamento aún no tiene precio y no está incluida en el total.',
  warning: 'Revise esta selección.',
  spoken: ({ amount }) => `Total: ${amount}, impuestos y gastos incluidos.`,
};
