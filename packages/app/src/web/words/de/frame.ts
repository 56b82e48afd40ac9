// Around the pages that anybody may open, in German.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: 'Zum Inhalt springen',
  language: 'Sprache',
  toDark: 'Dunkle Farben',
  toLight: 'Helle Farben',
  myPages: 'Meine Seiten',
  wrapper: {
    label: 'Browser',
    back: 'Zurück',
    forward: 'Vorwärts',
    reload: 'Neu laden',
  },
} as const satisfies Section<'frame'>;
