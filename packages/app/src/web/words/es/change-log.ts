// The screen of who changed what, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Cada cambio, quién lo hizo y cómo era antes.',
  somebody: 'El producto',
  viewedBy: '{viewer} como {actor}',
  by: 'de {name}',
  empty: 'Todavía no hay cambios.',
  nothing: 'Sin coincidencias.',
  nothingText: 'Pruebe otra búsqueda o quite un filtro.',
  more: 'Mostrar más',
  before: 'antes:',
} as const satisfies Section<'changeLog'>;
