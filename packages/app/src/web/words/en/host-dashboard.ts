// The dashboard of host families, in English.

export const hostDashboard = {
  hello: 'Hello {name}',
  live: {
    title: 'Your profile',
    isLive: 'Your profile is live. Parents can find you.',
    notLive: 'Your profile isn’t live yet. Complete these steps:',
    done: 'Done',
    open: 'To do',
    address: 'Enter your address',
    photos: 'Upload at least 3 photos ({count, number} so far)',
    vetting: 'Complete our checks. We’ll contact you',
    paused: 'Resume your paused profile',
    account: 'Contact us to reactivate your account',
  },
  occupancy: {
    title: 'Occupancy in {year}',
    nights: '{nights, plural, one {# night} other {# nights}} of {of, number}',
    share: '{percent, number}% of the year is booked',
  },
  response: {
    title: 'Response time',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    hours: '{hours, plural, one {# hour} other {# hours}}',
    none: 'No response time yet. It appears after you’ve answered 3 offers.',
    hint: 'Half of your replies came within this time. Parents see it on your profile.',
  },
  payout: {
    title: 'Next payout',
    due: 'on',
    none: 'No payout scheduled.',
    all: 'View all payments',
  },
  answers: {
    waiting: '{count, plural, one {# offer to answer} other {# offers to answer}}',
    none: 'No offers to answer.',
  },
  stays: {
    title: 'Next stays',
    none: 'No upcoming stays.',
    all: 'View all stays',
  },
} as const;
