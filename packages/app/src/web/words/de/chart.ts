// Charts, in German.

import type { Section } from '#web/words/sections.ts';

export const chart = {
  asTable: 'Als Tabelle anzeigen',
  asChart: 'Als Diagramm anzeigen',
  described: 'Diagramm: {title}. Die Zahlen lassen sich als Tabelle anzeigen.',
  empty: 'Noch gibt es nichts anzuzeigen.',
} as const satisfies Section<'chart'>;
