// Calendars, in English.

export const calendar = {
  earlier: 'Previous month',
  later: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  asMonth: 'Month',
  asList: 'List',
  view: 'View as',
  empty: 'No entries this month.',
  blocked: 'not available',
  starts: 'starts',
  rangeStart: 'start date',
  rangeEnd: 'end date',
  inRange: 'in range',
  more: '{count, plural, one {# more} other {# more}}',
  legend: 'Legend',
  pickFirst: 'Choose a start date.',
  pickLast: 'Choose an end date.',
  picked: '{range}: {nights, plural, one {# night} other {# nights}}',
} as const;
