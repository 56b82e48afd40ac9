// Spanish: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: 'Precio según la duración de la estancia',
  nights: { one: '# noche', other: '# noches' },
  ends: ({ from, shortest, to, longest }) => `Desde ${from} por ${shortest} hasta ${to} por ${longest}.`,
  cheapest: ({ amount, nights }) => `Mejor precio por noche: ${amount}, con ${nights}.`,
  empty: 'Ninguna duración tiene precio.',
  length: 'Duración de la estancia',
  axis: 'Noches',
  lastDay: 'Fecha de salida',
  total: 'Total',
  eachNight: 'Por noche',
  stay: ({ nights, date }) => `${nights}, hasta el ${date}`,
  perNight: ({ amount }) => `${amount} por noche`,
  noPrice: 'Sin precio',
  drop: ({ amount, nights }) => `${amount} menos que por ${nights}`,
  dropMark: 'Una estancia más larga cuesta menos',
  current: 'Duración actual',
  pick: ({ nights }) => `Elegir ${nights}`,
  showChart: 'Ver el gráfico',
  showTable: 'Ver la tabla',
};
