// Italian: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: 'Prezzo in base alla durata',
  nights: { one: '# notte', other: '# notti' },
  ends: ({ from, shortest, to, longest }) => `Da ${from} per ${shortest} a ${to} per ${longest}.`,
  cheapest: ({ amount, nights }) => `Miglior prezzo a notte: ${amount}, per ${nights}.`,
  empty: 'Nessuna durata ha un prezzo.',
  length: 'Durata del soggiorno',
  axis: 'Notti',
  lastDay: 'Data di partenza',
  total: 'Totale',
  eachNight: 'A notte',
  stay: ({ nights, date }) => `${nights}, partenza ${date}`,
  perNight: ({ amount }) => `${amount} a notte`,
  noPrice: 'Nessun prezzo',
  drop: ({ amount, nights }) => `${amount} in meno che per ${nights}`,
  dropMark: 'Un soggiorno più lungo costa meno',
  current: 'Durata attuale',
  pick: ({ nights }) => `Scegli ${nights}`,
  showChart: 'Mostra il grafico',
  showTable: 'Mostra la tabella',
};
