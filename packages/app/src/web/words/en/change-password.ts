// Changing the own password, in English.

export const changePassword = {
  title: 'Change password',
  lead: 'You’ll stay signed in here. We’ll sign you out on your other devices.',
  current: 'Current password',
  new: 'New password',
  confirmation: 'New password confirmation',
  save: 'Change password',
  none: 'You sign in with another service, so your account has no password. We can email you a link to choose one.',
  sendLink: 'Send link',
  linkSent: 'We’ve emailed a link to {email}.',
} as const;
