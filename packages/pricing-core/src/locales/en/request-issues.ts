// English messages for a faulty request: what is wrong, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('en-IE');

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  'whole number': 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  Infinity: 'a number that is too large',
  '-Infinity': 'a number that is too large',
  null: 'null',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# week', other: '# weeks' });
const days = (value: number) => count(value, { one: '# day', other: '# days' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `must be ${type(expected)}, not ${type(received)}.`,
  missing_field: () => 'is required.',
  unknown_field: ({ closest }) =>
    closest === null ? 'is not a known field; remove it.' : `is not a known field; did you mean ${closest}?`,
  duplicate_field: ({ other }) => `means the same as ${other}; use only one.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `can’t be “${received}”.` : `can’t be “${received}”; it must be ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) => `must be from ${number(minimum)} to ${number(maximum)}, not ${number(received)}.`,
  duplicate_activity: ({ id }) => `activity ${id} is listed twice; list it once, with all its weeks.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `must be a date and time with a time zone (ISO 8601) such as 2026-07-06T09:00:00Z, not “${received}”.`
      : `must be a valid date such as 2026-07-06, not “${received}”.`,
  dates_reversed: ({ fromDate, toDate }) => `is ${date(toDate)}, before the stay starts on ${date(fromDate)}; choose that day or later.`,
  stay_too_long: ({ days: stay, maximum }) => `makes the stay ${days(stay)} long; the maximum is ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `host family ${id} isn’t in the price book; choose another.`,
  unknown_activity: ({ id }) => `activity ${id} isn’t in the price book; choose another.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `the chosen activities take ${weeks(chosenWeeks)}, but the request is for ${weeks(wantedWeeks)} of camp; choose fewer activities or more weeks.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `the request is for ${weeks(wantedWeeks)} of camp, but only ${weeks(possibleWeeks)} from Monday to Friday fit; choose a longer stay or fewer weeks.`,
  discount_code_not_applied: ({ discountCode }) => `code “${discountCode}” doesn’t apply to this stay; check its spelling and conditions.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `there is no price for ${weeks(unpriced)} of camp; choose an activity or another family.`,
};
