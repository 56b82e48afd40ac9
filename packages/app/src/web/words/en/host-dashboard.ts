// The dashboard of host families, in English.

export const hostDashboard = {
  hello: 'Hello {name}',
  live: {
    title: 'Your profile',
    isLive: 'Your profile is live: families can find you.',
    notLive: 'Your profile is not live yet. What is still to be done:',
    done: 'Done',
    open: 'To do',
    address: 'Enter your address',
    photos: 'Upload at least 3 photos ({count, number} so far)',
    vetting: 'Pass our checks: we get in touch with you',
    paused: 'End the pause of your profile',
    account: 'Have your account activated again: please contact us',
  },
  occupancy: {
    title: 'Occupancy in {year}',
    nights: '{nights, plural, one {# night} other {# nights}} of {of, number}',
    share: '{percent, number} % of the year is booked',
  },
  response: {
    title: 'Response time',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    hours: '{hours, plural, one {# hour} other {# hours}}',
    none: 'Not measured yet: it shows once you have answered three enquiries.',
    hint: 'Half of your answers came within this time. Parents see it on your profile.',
  },
  payout: {
    title: 'Next payout',
    due: 'on',
    none: 'No payout is planned yet.',
    all: 'All payments',
  },
  answers: {
    waiting: '{count, plural, one {# enquiry waits for your answer} other {# enquiries wait for your answer}}',
    none: 'Nothing waits for your answer.',
  },
  stays: {
    title: 'Next stays',
    none: 'No stay is coming up.',
    all: 'All hostings',
  },
} as const;
