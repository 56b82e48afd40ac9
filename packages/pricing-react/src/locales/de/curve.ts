// German: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: 'Preis nach Aufenthaltsdauer',
  nights: { one: '# Nacht', other: '# Nächte' },
  ends: ({ from, shortest, to, longest }) => `Von ${from} für ${shortest} bis ${to} für ${longest}.`,
  cheapest: ({ amount, nights }) => `Am günstigsten pro Nacht: ${amount}, für ${nights}.`,
  empty: 'Für keine Aufenthaltsdauer gibt es einen Preis.',
  length: 'Aufenthaltsdauer',
  axis: 'Nächte',
  lastDay: 'Abreise',
  total: 'Gesamtpreis',
  eachNight: 'Pro Nacht',
  stay: ({ nights, date }) => `${nights}, bis ${date}`,
  perNight: ({ amount }) => `${amount} pro Nacht`,
  noPrice: 'Kein Preis',
  drop: ({ amount, nights }) => `${amount} weniger als für ${nights}`,
  dropMark: 'Ein längerer Aufenthalt kostet weniger',
  current: 'Aktuell',
  pick: ({ nights }) => `${nights} wählen`,
  showChart: 'Als Diagramm zeigen',
  showTable: 'Als Tabelle zeigen',
};
