// What date fields and their calendar say, in Italian.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Data di arrivo',
  last: 'Data di partenza',
  open: 'Apri il calendario',
  choose: { first: 'Scelga la data di arrivo', last: 'Scelga la data di partenza', day: 'Scelga una data' },
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  close: 'Chiudi',
  nights: { one: '# notte', other: '# notti' },
  days: { one: '# giorno', other: '# giorni' },
  // No article stands before a date: it would be another before 8 and 11.
  range: ({ from, to, nights }) => `${from} – ${to}: ${nights}`,
  marks: { first: 'arrivo', last: 'partenza', within: 'durante il soggiorno', day: 'scelto', today: 'oggi' },
  letters: { day: 'GG', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indichi una data nel formato ${pattern}, per esempio ${example}.`,
  tooEarly: ({ min }) => `Prima data possibile: ${min}.`,
  tooLate: ({ max }) => `Ultima data possibile: ${max}.`,
  backwards: 'La data di partenza precede la data di arrivo.',
  tooLong: ({ days }) => `Un soggiorno dura al massimo ${days}.`,
};
