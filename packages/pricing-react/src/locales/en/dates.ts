// What date fields and their calendar say, in English.

import type { DateMessages } from '../sections/dates.ts';

export const dates: DateMessages = {
  first: 'First day',
  last: 'Last day',
  open: 'Open the calendar',
  choose: { first: 'Choose the first day', last: 'Choose the last day', day: 'Choose a day' },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  close: 'Close',
  nights: { one: '# night', other: '# nights' },
  days: { one: '# day', other: '# days' },
  range: ({ from, to, nights }) => `${from} to ${to}: ${nights}`,
  marks: { first: 'first day', last: 'last day', within: 'part of the stay', day: 'chosen', today: 'today' },
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  unreadable: ({ pattern, example }) => `Write a date as ${pattern}, for example ${example}.`,
  tooEarly: ({ min }) => `Choose ${min} or a later day.`,
  tooLate: ({ max }) => `Choose ${max} or an earlier day.`,
  backwards: 'The last day is before the first.',
  tooLong: ({ days }) => `A stay has at most ${days}.`,
};
