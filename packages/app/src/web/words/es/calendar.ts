// Calendars, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'Hoy',
  asMonth: 'Mes',
  asList: 'Lista',
  view: 'Mostrar como',
  empty: 'Nada en este mes.',
  blocked: 'no disponible',
  starts: 'empieza',
  rangeStart: 'primer día',
  rangeEnd: 'último día',
  inRange: 'dentro del periodo',
  more: '{count, plural, one {# más} many {# más} other {# más}}',
  legend: 'Leyenda',
  pickFirst: 'Elija el primer día.',
  pickLast: 'Elija el último día.',
  picked: '{range}: {nights, plural, one {# noche} many {# de noches} other {# noches}}',
} as const satisfies Section<'calendar'>;
