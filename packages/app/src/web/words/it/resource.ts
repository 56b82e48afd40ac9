// Things kept in a list and made, changed and deleted one by one, in Italian.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: 'Salva',
  undo: 'Annulla',
  undone: 'Annullato.',
  saved: '{name}: salvato.',
  delete: 'Elimina',
  deleteTitle: 'Eliminare {name}?',
  deleteText: '{count, plural, =0 {Nulla lo usa.} one {È usato # volta.} many {È usato # volte.} other {È usato # volte.}}',
  deleted: '{name}: eliminato.',
  inUse: 'Usato {count, plural, one {# volta} many {# volte} other {# volte}}: si potrà eliminare quando nulla lo userà.',
  usedByLabel: 'Utilizzi',
  usedBy: '{count, plural, =0 {nessuno} one {# volta} many {# volte} other {# volte}}',
  onlyReading: 'Con il Suo ruolo si può consultare, ma non modificare.',
  notListed: 'Ciò che si voleva aprire non è in questa pagina dell’elenco.',
} as const satisfies Section<'resource'>;
