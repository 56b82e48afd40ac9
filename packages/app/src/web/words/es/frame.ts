// Around the pages that anybody may open, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: 'Ir al contenido',
  language: 'Idioma',
  toDark: 'Colores oscuros',
  toLight: 'Colores claros',
  myPages: 'Mis páginas',
  wrapper: {
    label: 'Navegador',
    back: 'Atrás',
    forward: 'Adelante',
    reload: 'Recargar',
  },
} as const satisfies Section<'frame'>;
