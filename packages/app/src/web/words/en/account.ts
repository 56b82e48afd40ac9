// The page of one's own account, in English.

export const account = {
  viewing: 'You’re viewing this account as its owner. You can’t change anything.',
  saved: 'Changes saved',
  details: {
    title: 'Personal details',
    text: 'How others see you, and how we contact you.',
    picture: 'Picture',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    emailText: 'You sign in with this email. Contact us to change it.',
    save: 'Save details',
  },
  region: {
    title: 'Language and time zone',
    text: 'The language of pages and emails, and the time zone of times.',
    language: 'Language',
    timezone: 'Time zone',
    timezoneText: 'Leave empty to use your device’s time zone.',
    timezoneDevice: 'Same as this device: {zone}',
    save: 'Save language and time zone',
  },
  password: {
    title: 'Password',
  },
  sessions: {
    title: 'Signed-in devices',
    text: 'If you don’t recognise a device, sign it out and change your password.',
    list: 'Devices',
    device: '{browser} on {system}',
    unknown: 'Unknown device',
    here: 'This device',
    lastSeen: 'Last used',
    startedAt: 'Signed in',
    end: 'Sign out',
    endOf: 'Sign out {device}',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'We’ll sign out this device too. You can sign in again at any time.',
  },
  deletion: {
    title: 'Delete account',
    text: 'Deletes your personal details for good.',
    begin: 'Review deletion',
  },
} as const;
