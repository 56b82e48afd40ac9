// Charts, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: 'Mostrar como tabla',
  asChart: 'Mostrar como gráfico',
  described: 'Gráfico: {title}. Las cifras se pueden mostrar como tabla.',
  empty: 'Todavía no hay nada que mostrar.',
} as const satisfies Section<'chart'>;
