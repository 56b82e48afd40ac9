// The screen of who changed what, in German.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Jede Änderung, von wem sie ist und wie es vorher war.',
  somebody: 'Das Produkt',
  viewedBy: '{viewer} als {actor}',
  by: 'von {name}',
  empty: 'Noch keine Änderungen.',
  nothing: 'Keine Treffer.',
  nothingText: 'Versuchen Sie eine andere Suche, oder entfernen Sie einen Filter.',
  more: 'Mehr anzeigen',
  before: 'vorher:',
} as const satisfies Section<'changeLog'>;
