// Things kept in a list and made, changed and deleted one by one, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: 'Guardar',
  undo: 'Deshacer',
  undone: 'Deshecho.',
  saved: '{name}: guardado.',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar {name}?',
  deleteText: '{count, plural, =0 {Nada lo usa.} one {Se usa # vez.} many {Se usa # veces.} other {Se usa # veces.}}',
  deleted: '{name}: eliminado.',
  inUse: 'Se usa {count, plural, one {# vez} many {# veces} other {# veces}}: se podrá eliminar cuando nada lo use.',
  usedByLabel: 'Usos',
  usedBy: '{count, plural, =0 {ninguno} one {# vez} many {# veces} other {# veces}}',
  onlyReading: 'Su rol permite consultarlo, pero no cambiarlo.',
  notListed: 'Lo que se quería abrir no está en esta página de la lista.',
} as const satisfies Section<'resource'>;
