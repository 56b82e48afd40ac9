// Calendars, in French.

import type { Section } from '#web/words/sections.ts';

export const calendar = {
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  today: 'Aujourd’hui',
  asMonth: 'Mois',
  asList: 'Liste',
  view: 'Affichage',
  empty: 'Rien ce mois-ci.',
  blocked: 'non disponible',
  starts: 'début',
  rangeStart: 'premier jour',
  rangeEnd: 'dernier jour',
  inRange: 'dans la période',
  more: '{count, plural, one {# de plus} many {# de plus} other {# de plus}}',
  legend: 'Légende',
  pickFirst: 'Choisissez le premier jour.',
  pickLast: 'Choisissez le dernier jour.',
  picked: '{range} : {nights, plural, one {# nuit} many {# de nuits} other {# nuits}}',
} as const satisfies Section<'calendar'>;
