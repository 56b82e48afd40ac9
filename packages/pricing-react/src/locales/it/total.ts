// Italian: what the live total says.

import type { TotalMessages } from '../sections/total.ts';

export const total: TotalMessages = {
  title: 'Totale',
  included: 'Tasse e costi inclusi',
  nights: { one: '# notte', other: '# notti' },
  students: { one: '# studente', other: '# studenti' },
  stay: ({ nights, students }) => `${nights}, ${students}`,
  saving: ({ amount }) => `Lei risparmia ${amount}`,
  more: ({ amount }) => `${amount} in più di prima`,
  less: ({ amount }) => `${amount} in meno di prima`,
  same: 'Stesso totale di prima',
  kind: {
    hosting: 'Alloggio',
    camp: 'Campo',
    trust_fee: 'Quota di fiducia',
    transfer: 'Trasferimenti',
    horse: 'Equitazione',
    immersion: 'Immersione',
    other: 'Altri servizi',
    discount: 'Sconto',
    vat: 'IVA',
  },
  empty: 'Scelga una famiglia e le date.',
  earlier: 'Per le scelte precedenti',
  codeNotApplied: ({ code }) => `Il codice «${code}» non si applica a questo soggiorno.`,
  campUnpriced: 'Una parte del campo non ha ancora un prezzo e non è inclusa nel totale.',
  warning: 'Controlli queste scelte.',
  spoken: ({ amount }) => `Totale ${amount}, tasse e costi inclusi.`,
};
