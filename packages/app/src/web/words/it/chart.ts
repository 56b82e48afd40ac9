// Charts, in Italian.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: 'Mostra la tabella',
  asChart: 'Mostra il grafico',
  described: 'Grafico: {title}. I dati si possono mostrare in una tabella.',
  empty: 'Non c’è ancora nulla da mostrare.',
} as const satisfies Section<'chart'>;
