// The screens of the app wrapper, in English.

export const mobile = {
  hello: 'Hello {name}',
  shortcuts: 'Shortcuts',
  account: 'Account',
  menu: 'Menu',
  settings: 'Settings',
  deleteAccount: 'Delete account',
  delete: {
    intro: 'Deleting your account cannot be undone. This is what it means:',
    goes: 'Deleted',
    stays: 'Kept, without your name',
    deleted: {
      profile: 'Your name, e-mail address, phone number and picture',
      children: 'Your children, unless another parent is linked: names, health, documents',
      hostFamily: 'The profile, description and photos of your host family',
      written: 'What you have written to others',
      signIn: 'Your password and the sign-ins connected to your account',
      sessions: 'All your sessions, on every device',
      saved: 'Your saved views and settings',
      notifications: 'Your notifications',
      mails: 'Our mails to you',
    },
    kept: {
      invoices: 'Invoices and payments, as the law requires',
      trips: 'Past trips',
      changes: 'The record of who changed what',
    },
    blocked: 'Your account cannot be deleted yet',
    blocker: {
      openTrips:
        '{count, plural, one {One trip is} other {# trips are}} reserved, booked or under way. You can delete the account once it is over or cancelled.',
      lastAdministrator: 'You are the last administrator. Make somebody else an administrator first.',
    },
    contact: 'Contact us',
    viewing: 'An account cannot be deleted while it is being viewed as somebody else.',
    password: 'Password',
    passwordText: 'To be sure that it is you.',
    email: 'Email',
    emailText: 'Type {email} to be sure.',
    understood: 'I understand that this cannot be undone',
    submit: 'Delete my account',
    cancel: 'Keep my account',
    goodbye: 'Your account has been deleted',
    goodbyeText: 'You are signed out everywhere. Thank you for having been with us. All the best!',
    home: 'To the start page',
  },
} as const;
