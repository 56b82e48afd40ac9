// English messages of date fields and their calendar.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'Arrival date',
  last: 'Departure date',
  open: 'Open calendar',
  choose: { first: 'Choose arrival date', last: 'Choose departure date', day: 'Choose a date' },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  close: 'Close',
  nights: { one: '# night', other: '# nights' },
  days: { one: '# day', other: '# days' },
  range: ({ from, to, nights }) => `${from} to ${to}: ${nights}`,
  marks: { first: 'arrival', last: 'departure', within: 'part of the stay', day: 'selected', today: 'today' },
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  unreadable: ({ pattern, example }) => `Enter a date as ${pattern}, such as ${example}.`,
  tooEarly: ({ min }) => `Choose ${min} or later.`,
  tooLate: ({ max }) => `Choose ${max} or earlier.`,
  backwards: 'The departure date is before the arrival date.',
  tooLong: ({ days }) => `A stay can last at most ${days}.`,
};
