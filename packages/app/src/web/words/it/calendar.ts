// Calendars, in Italian.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: 'Mese precedente',
  later: 'Mese successivo',
  month: 'Mese',
  year: 'Anno',
  today: 'Oggi',
  asMonth: 'Mese',
  asList: 'Elenco',
  view: 'Visualizza come',
  empty: 'Nulla in questo mese.',
  blocked: 'non disponibile',
  starts: 'inizio',
  rangeStart: 'primo giorno',
  rangeEnd: 'ultimo giorno',
  inRange: 'nel periodo',
  more: '{count, plural, one {Un altro} many {Altri #} other {Altri #}}',
  legend: 'Legenda',
  pickFirst: 'Scegliere il primo giorno.',
  pickLast: 'Scegliere l’ultimo giorno.',
  picked: '{range}: {nights, plural, one {# notte} many {# di notti} other {# notti}}',
} as const satisfies Section<'calendar'>;
