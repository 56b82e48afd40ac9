// The dashboard of parents, in English.

export const travelDashboard = {
  hello: 'Hello {name}',
  next: 'Next trip',
  inDays: '{days, plural, one {Tomorrow} other {In # days}}',
  dayOf: 'Day {day, number} of {days, number}',
  none: 'No upcoming trips',
  noneText: 'Find a host family or a camp for the next holidays.',
  book: 'Find a stay',
  addChild: 'Add child',
  news: 'Latest news',
  claims: {
    title: 'Waiting for your confirmation',
    request: 'A request for {name} was sent with your email address (reference {reference}).',
    requestText: 'If it’s yours, we’ll add the trip and the child to your account.',
    requestTextAgent:
      '{inviter} sent it for you and looks after the trip. If you say yes, we’ll add the trip and the child to your account, and {inviter} will see your name and contact details.',
    child: '{inviter} says that {child} is your child.',
    childNobody: 'Someone says that {child} is your child.',
    childText: 'If you say yes, you’ll see the child’s details and trips, and {inviter} will see your name and contact details.',
    childTextNobody: 'If you say yes, you’ll see the child’s details and trips.',
    mine: 'Yes, that’s right',
    mineNamed: 'Yes, that’s right: {name}',
    notMine: 'No, that’s not right',
    notMineNamed: 'No, that’s not right: {name}',
  },
  toDo: {
    title: 'To do',
    pay: 'Pay invoice {name}: {amount}',
    payOverdue: 'Pay invoice {name}, which is overdue: {amount}',
    complete: 'Complete {name}’s details: {count, plural, one {# is missing} other {# are missing}}',
    arrival: 'Add {name}’s arrival details',
    choose: 'Choose a family for {name}',
    wait: 'Waiting for the family’s reply for {name}',
    nothing: 'Nothing to do.',
  },
} as const;
