// Around the pages that anybody may open, in Italian.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: 'Vai al contenuto',
  language: 'Lingua',
  toDark: 'Colori scuri',
  toLight: 'Colori chiari',
  myPages: 'Le mie pagine',
  wrapper: {
    label: 'Browser',
    back: 'Indietro',
    forward: 'Avanti',
    reload: 'Ricarica',
  },
} as const satisfies Section<'frame'>;
