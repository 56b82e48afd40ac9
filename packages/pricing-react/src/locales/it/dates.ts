// What date fields and their calendar say, in Italian.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Primo giorno',
  last: 'Ultimo giorno',
  open: 'Apri il calendario',
  choose: { first: 'Scegliere il primo giorno', last: 'Scegliere l’ultimo giorno', day: 'Scegliere un giorno' },
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  close: 'Chiudi',
  nights: { one: '# notte', other: '# notti' },
  days: { one: '# giorno', other: '# giorni' },
  // No article stands before a date: it would be another before 8 and 11.
  range: ({ from, to, nights }) => `${from} – ${to}: ${nights}`,
  marks: { first: 'primo giorno', last: 'ultimo giorno', within: 'durante il soggiorno', day: 'scelto', today: 'oggi' },
  letters: { day: 'GG', month: 'MM', year: 'AAAA' },
  unreadable: ({ pattern, example }) => `Indicare una data nel formato ${pattern}, per esempio ${example}.`,
  tooEarly: ({ min }) => `Prima data possibile: ${min}.`,
  tooLate: ({ max }) => `Ultima data possibile: ${max}.`,
  backwards: 'L’ultimo giorno precede il primo.',
  tooLong: ({ days }) => `Un soggiorno dura al massimo ${days}.`,
};
