// Calendars, in English.

export const calendar = {
  earlier: 'Previous month',
  later: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  asMonth: 'Month',
  asList: 'List',
  view: 'Show as',
  empty: 'Nothing in this month.',
  blocked: 'not available',
  starts: 'starts',
  rangeStart: 'first day',
  rangeEnd: 'last day',
  inRange: 'in the range',
  more: '{count, plural, one {# more} other {# more}}',
  legend: 'What the colours mean',
  pickFirst: 'Choose the first day.',
  pickLast: 'Choose the last day.',
  picked: '{range}: {nights, plural, one {# night} other {# nights}}',
} as const;
