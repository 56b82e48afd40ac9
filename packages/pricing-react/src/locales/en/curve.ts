// English: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: 'Price by length of stay',
  nights: { one: '# night', other: '# nights' },
  ends: ({ from, shortest, to, longest }) => `From ${from} for ${shortest} to ${to} for ${longest}.`,
  cheapest: ({ amount, nights }) => `Cheapest per night: ${amount}, for ${nights}.`,
  empty: 'No length of stay has a price.',
  length: 'Length of stay',
  axis: 'Nights',
  lastDay: 'Departure date',
  total: 'Total',
  eachNight: 'Per night',
  stay: ({ nights, date }) => `${nights}, until ${date}`,
  perNight: ({ amount }) => `${amount} per night`,
  noPrice: 'No price',
  drop: ({ amount, nights }) => `${amount} less than for ${nights}`,
  dropMark: 'A longer stay costs less',
  current: 'Current',
  pick: ({ nights }) => `Choose ${nights}`,
  showChart: 'Show as chart',
  showTable: 'Show as table',
};
