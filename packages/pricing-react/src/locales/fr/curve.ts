// French: the price by length of stay.

import type { CurveMessages } from '../sections/curve.ts';

export const curve: CurveMessages = {
  title: 'Prix selon la durée du séjour',
  nights: { one: '# nuit', other: '# nuits' },
  ends: ({ from, shortest, to, longest }) => `De ${from} pour ${shortest} à ${to} pour ${longest}.`,
  cheapest: ({ amount, nights }) => `Meilleur prix par nuit : ${amount}, pour ${nights}.`,
  empty: 'Aucune durée de séjour n’a de prix.',
  length: 'Durée du séjour',
  axis: 'Nuits',
  lastDay: 'Date de départ',
  total: 'Total',
  eachNight: 'Par nuit',
  stay: ({ nights, date }) => `${nights}, jusqu’au ${date}`,
  perNight: ({ amount }) => `${amount} par nuit`,
  noPrice: 'Pas de prix',
  drop: ({ amount, nights }) => `${amount} de moins que pour ${nights}`,
  dropMark: 'Un séjour plus long coûte moins',
  current: 'Durée actuelle',
  pick: ({ nights }) => `Choisir ${nights}`,
  showChart: 'Afficher le graphique',
  showTable: 'Afficher le tableau',
};
