// The dashboard of parents, in English.

export const travelDashboard = {
  hello: 'Hello {name}',
  next: 'Next trip',
  inDays: '{days, plural, one {Tomorrow} other {In # days}}',
  dayOf: 'Day {day, number} of {days, number}',
  none: 'No trip is coming up',
  noneText: 'Find a host family or a camp for the next holidays.',
  book: 'Find a stay',
  addChild: 'Add a child',
  news: 'Latest news',
  toDo: {
    title: 'To do',
    pay: 'Pay invoice {name}: {amount}',
    payOverdue: 'Pay invoice {name}, which is overdue: {amount}',
    complete: 'Complete the details of {name}: {count, plural, one {# is missing} other {# are missing}}',
    arrival: 'Tell us how {name} arrives',
    choose: 'Choose a family for {name}',
    wait: 'The family asked for {name} has not answered yet',
    nothing: 'There is nothing to do.',
  },
} as const;
