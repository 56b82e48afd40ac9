// The sheet of prices, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: 'Precios: {level}',
  undo: 'Deshacer',
  redo: 'Rehacer',
  save: 'Guardar',
  changedCells: '{count, plural, =0 {Nada cambiado} one {# celda cambiada} many {# celdas cambiadas} other {# celdas cambiadas}}',
  saved: '{count, plural, one {# precio guardado.} many {# precios guardados.} other {# precios guardados.}}',
  refused:
    '{count, plural, one {No se ha guardado nada: # celda dice por qué.} many {No se ha guardado nada: # celdas dicen por qué.} other {No se ha guardado nada: # celdas dicen por qué.}}',
  faulty: 'Una celda no contiene un importe. Corríjala antes de guardar.',
  notAnAmount: '«{value}» no es un importe: como mucho 12 cifras antes de la coma y 6 después, no menor que 0',
  cell: '{row}, {column}',
  isChanged: 'cambiado',
  help: 'Las flechas mueven, Intro o F2 edita, escribir sustituye, Escape deja la celda como estaba. Mayús amplía la selección. Copiar y pegar funcionan con hojas de cálculo, Ctrl+D rellena hacia abajo, Ctrl+Z deshace, Ctrl+S guarda.',
  helpReading: 'Las flechas mueven, Mayús amplía la selección, y lo seleccionado se puede copiar a una hoja de cálculo.',
} as const satisfies Section<'priceSheet'>;
