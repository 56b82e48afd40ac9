// Calendars, in German.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  today: 'Heute',
  asMonth: 'Monat',
  asList: 'Liste',
  view: 'Anzeigen als',
  empty: 'Keine Einträge in diesem Monat.',
  blocked: 'nicht verfügbar',
  starts: 'beginnt',
  rangeStart: 'erster Tag',
  rangeEnd: 'letzter Tag',
  inRange: 'im Zeitraum',
  more: '{count, plural, one {# weiterer} other {# weitere}}',
  legend: 'Legende',
  pickFirst: 'Wählen Sie den ersten Tag.',
  pickLast: 'Wählen Sie den letzten Tag.',
  picked: '{range}: {nights, plural, one {# Nacht} other {# Nächte}}',
} as const satisfies Section<'calendar'>;
