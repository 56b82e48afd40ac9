// The page of one's own account, in English.

export const account = {
  viewing: 'You see this account as its owner does. Nothing can be changed meanwhile.',
  saved: 'Your changes are saved.',
  details: {
    title: 'About you',
    text: 'How you are shown to others, and how we reach you.',
    picture: 'Picture',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    emailText: 'You sign in with this address. Write to us if you would like another one.',
    save: 'Save details',
  },
  region: {
    title: 'Language and time zone',
    text: 'The language of these pages and of our mails to you, and the zone in which you see times.',
    language: 'Language',
    timezone: 'Time zone',
    timezoneText: 'Leave it empty to see times in the zone of the device that you use.',
    timezoneDevice: 'As on this device: {zone}',
    save: 'Save language and time zone',
  },
  password: {
    title: 'Password',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'If you do not recognise one of these, sign it out and change your password.',
    list: 'Devices that are signed in',
    device: '{browser} on {system}',
    unknown: 'A device that we do not know',
    here: 'This device',
    lastSeen: 'Last used',
    startedAt: 'Signed in',
    end: 'Sign out',
    endOf: 'Sign out: {device}',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out on all devices?',
    everywhereText: 'This device is signed out too. You can sign in again at any time.',
  },
  deletion: {
    title: 'Delete account',
    text: 'Takes your person out of our records, for good.',
    begin: 'See what deleting means',
  },
} as const;
