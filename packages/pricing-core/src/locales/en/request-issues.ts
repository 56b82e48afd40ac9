// English: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('en-IE');

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  'whole number': 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  Infinity: 'a number too large to hold',
  '-Infinity': 'a number too large to hold',
  null: 'null',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# week', other: '# weeks' });
const days = (value: number) => count(value, { one: '# day', other: '# days' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `must be ${type(expected)}, not ${type(received)}.`,
  missing_field: () => 'is missing; it must be given.',
  unknown_field: ({ closest }) =>
    closest === null ? 'is not a known field; remove it.' : `is not a known field; did you mean ${closest}?`,
  duplicate_field: ({ other }) => `says the same as ${other}; give one of them.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `can’t be “${received}”.` : `can’t be “${received}”; it must be ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) => `must be from ${number(minimum)} to ${number(maximum)}, not ${number(received)}.`,
  duplicate_activity: ({ id }) => `activity ${id} is named twice; name it once, with all its weeks.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `must be a moment with its time zone (ISO 8601) such as 2026-07-06T09:00:00Z, not “${received}”.`
      : `must be a date of the calendar such as 2026-07-06, not “${received}”.`,
  dates_reversed: ({ fromDate, toDate }) =>
    `is ${date(toDate)}, before the stay begins on ${date(fromDate)}; it must be that day or later.`,
  stay_too_long: ({ days: stay, maximum }) => `makes a stay of ${days(stay)}; it may last ${days(maximum)} at most.`,
  unknown_host_family: ({ id }) => `the price book has no host family ${id}; name one that it has.`,
  unknown_activity: ({ id }) => `the price book has no activity ${id}; name one that it has.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `the activities chosen take ${weeks(chosenWeeks)}, but the camp wanted is ${weeks(wantedWeeks)}; choose fewer, or ask for more weeks.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `the camp wanted is ${weeks(wantedWeeks)}, but Monday to Friday fits into the stay for ${weeks(possibleWeeks)} only; stay longer, or ask for fewer.`,
  discount_code_not_applied: ({ discountCode }) =>
    `the code “${discountCode}” applied to nothing in this stay; check its spelling and what it is for.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `there is no price for ${weeks(unpriced)} of camp; choose an activity or another family.`,
};
