// Too few beds for all children, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Recibe a un estudiante como máximo; usted necesita sitio para {count, number}.} many {Recibe a # estudiantes como máximo; usted necesita sitio para {count, number}.} other {Recibe a # estudiantes como máximo; usted necesita sitio para {count, number}.}}',
    dates:
      '{beds, plural, =0 {No hay ninguna cama libre en estas fechas.} one {Solo hay una cama libre en estas fechas; usted necesita {count, number}.} many {Solo hay # camas libres en estas fechas; usted necesita {count, number}.} other {Solo hay # camas libres en estas fechas; usted necesita {count, number}.}}',
  },
  need: 'Elija una familia con una cama para cada niño, u otras fechas.',
  others: 'Ver familias con sitio',
} as const satisfies Section<'beds'>;
