// The screens of the app wrapper, in English.

export const mobile = {
  hello: 'Hello {name}',
  shortcuts: 'Shortcuts',
  account: 'Account',
  menu: 'Menu',
  settings: 'Settings',
  deleteAccount: 'Delete account',
  delete: {
    intro: 'You can’t undo this. If you delete your account:',
    goes: 'Deleted',
    stays: 'Kept without your name',
    deleted: {
      profile: 'Your name, email address, phone number and picture',
      children: 'Your children’s names, health details and documents, unless another parent is linked',
      hostFamily: 'Your host family’s profile, description and photos',
      written: 'Your messages to others',
      signIn: 'Your password and connected sign-in services',
      sessions: 'All your sessions, on every device',
      saved: 'Your saved views and settings',
      notifications: 'Your notifications',
      mails: 'Our emails to you',
    },
    kept: {
      invoices: 'Invoices and payments, as the law requires',
      trips: 'Past trips',
      changes: 'The audit log',
    },
    blocked: 'You can’t delete your account yet',
    blocker: {
      openTrips:
        '{count, plural, one {# trip is reserved, booked or in progress. You can delete your account once it is over or cancelled.} other {# trips are reserved, booked or in progress. You can delete your account once they are over or cancelled.}}',
      lastAdministrator: 'You’re the last administrator. Make someone else an administrator first.',
    },
    contact: 'Contact us',
    viewing: 'You can’t delete an account while viewing it as someone else.',
    password: 'Password',
    passwordText: 'To confirm that it’s you.',
    email: 'Email',
    emailText: 'Type {email} to confirm.',
    understood: 'I understand that I can’t undo this',
    submit: 'Delete my account',
    cancel: 'Keep my account',
    goodbye: 'Your account has been deleted',
    goodbyeText: 'You’re signed out everywhere. Thank you for being with us.',
    home: 'Go to home page',
  },
} as const;
