// German: what date fields and their calendar say.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Erster Tag',
  last: 'Letzter Tag',
  open: 'Kalender öffnen',
  choose: { first: 'Ersten Tag wählen', last: 'Letzten Tag wählen', day: 'Tag wählen' },
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  close: 'Schließen',
  nights: { one: '# Nacht', other: '# Nächte' },
  days: { one: '# Tag', other: '# Tage' },
  range: ({ from, to, nights }) => `${from} bis ${to}: ${nights}`,
  marks: { first: 'erster Tag', last: 'letzter Tag', within: 'im Aufenthalt', day: 'ausgewählt', today: 'heute' },
  letters: { day: 'TT', month: 'MM', year: 'JJJJ' },
  unreadable: ({ pattern, example }) => `Bitte das Datum als ${pattern} eingeben, zum Beispiel ${example}.`,
  tooEarly: ({ min }) => `Bitte den ${min} oder einen späteren Tag wählen.`,
  tooLate: ({ max }) => `Bitte den ${max} oder einen früheren Tag wählen.`,
  backwards: 'Der letzte Tag liegt vor dem ersten.',
  tooLong: ({ days }) => `Ein Aufenthalt dauert höchstens ${days}.`,
};
