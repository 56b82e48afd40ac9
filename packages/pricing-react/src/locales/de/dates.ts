// German: what date fields and their calendar say.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Anreise',
  last: 'Abreise',
  open: 'Kalender öffnen',
  choose: { first: 'Anreise wählen', last: 'Abreise wählen', day: 'Datum wählen' },
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  close: 'Schließen',
  nights: { one: '# Nacht', other: '# Nächte' },
  days: { one: '# Tag', other: '# Tage' },
  range: ({ from, to, nights }) => `${from} bis ${to}: ${nights}`,
  marks: { first: 'Anreise', last: 'Abreise', within: 'im Aufenthalt', day: 'ausgewählt', today: 'heute' },
  letters: { day: 'TT', month: 'MM', year: 'JJJJ' },
  unreadable: ({ pattern, example }) => `Bitte das Datum als ${pattern} eingeben, zum Beispiel ${example}.`,
  tooEarly: ({ min }) => `Bitte den ${min} oder einen späteren Tag wählen.`,
  tooLate: ({ max }) => `Bitte den ${max} oder einen früheren Tag wählen.`,
  backwards: 'Die Abreise liegt vor der Anreise.',
  tooLong: ({ days }) => `Ein Aufenthalt dauert höchstens ${days}.`,
};
