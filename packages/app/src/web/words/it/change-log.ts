// The screen of who changed what, in Italian.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Ogni modifica, chi l’ha fatta e com’era prima.',
  somebody: 'Il sistema',
  viewedBy: '{viewer} come {actor}',
  by: 'di {name}',
  empty: 'Ancora nessuna modifica.',
  nothing: 'Nessun risultato.',
  nothingText: 'Provare un’altra ricerca o togliere un filtro.',
  more: 'Mostra altro',
  before: 'prima:',
} as const satisfies Section<'changeLog'>;
