// The sheet of prices, in Italian.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: 'Prezzi: {level}',
  undo: 'Annulla',
  redo: 'Ripeti',
  save: 'Salva',
  changedCells: '{count, plural, =0 {Nulla di modificato} one {# cella modificata} many {# celle modificate} other {# celle modificate}}',
  saved: '{count, plural, one {# prezzo salvato.} many {# prezzi salvati.} other {# prezzi salvati.}}',
  refused:
    '{count, plural, one {Non è stato salvato nulla: # cella dice perché.} many {Non è stato salvato nulla: # celle dicono perché.} other {Non è stato salvato nulla: # celle dicono perché.}}',
  faulty: 'Una cella non contiene un importo. La corregga prima di salvare.',
  notAnAmount: '«{value}» non è un importo: al massimo 12 cifre prima della virgola e 6 dopo, non meno di 0',
  cell: '{row}, {column}',
  isChanged: 'modificato',
  help: 'Le frecce spostano, Invio o F2 modifica, digitare sostituisce, Esc lascia la cella com’era. Maiusc estende la selezione. Copia e incolla funzionano con i fogli di calcolo, Ctrl+D riempie verso il basso, Ctrl+Z annulla, Ctrl+S salva.',
  helpReading: 'Le frecce spostano, Maiusc estende la selezione, e la selezione si può copiare in un foglio di calcolo.',
} as const satisfies Section<'priceSheet'>;
