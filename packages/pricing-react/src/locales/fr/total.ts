// French: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: 'Total',
  included: 'Taxes et frais compris',
  nights: { one: '# nuit', other: '# nuits' },
  students: { one: '# élève', other: '# élèves' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `Vous économisez ${amount}`,
  more: ({ amount }) => `${amount} de plus qu’avant`,
  less: ({ amount }) => `${amount} de moins qu’avant`,
  same: 'Même total qu’avant',
  kind: {
    hosting: 'Hébergement',
    camp: 'Camp',
    trust_fee: 'Frais de confiance',
    transfer: 'Transferts',
    horse: 'Équitation',
    immersion: 'Immersion',
    other: 'Autres prestations',
    discount: 'Remise',
    vat: 'TVA',
  },
  empty: 'Choisissez une famille et des dates.',
  earlier: 'Pour vos choix précédents',
  codeNotApplied: ({ code }) => `Le code « ${code} » ne s’applique pas à ce séjour.`,
  campUnpriced: 'Une partie du camp n’a pas encore de prix et n’est pas comprise dans le total.',
  warning: 'Vérifiez ces choix.',
  spoken: ({ amount }) => `Total : ${amount}, taxes et frais compris.`,
};
