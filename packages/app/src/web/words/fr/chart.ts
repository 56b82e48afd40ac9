// Charts, in French.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: 'Afficher le tableau',
  asChart: 'Afficher le graphique',
  described: 'Graphique : {title}. Les chiffres peuvent être affichés sous forme de tableau.',
  empty: 'Il n’y a encore rien à afficher.',
} as const satisfies Section<'chart'>;
