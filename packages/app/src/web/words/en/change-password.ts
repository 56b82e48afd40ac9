// Changing the own password, in English.

export const changePassword = {
  title: 'Change password',
  lead: 'You stay signed in here, and are signed out on your other devices.',
  current: 'Current password',
  new: 'New password',
  confirmation: 'New password again',
  save: 'Change password',
  none: 'Your account has no password yet, because you sign in with another service. We can mail you a link to choose one.',
  sendLink: 'Send me the link',
  linkSent: 'The mail is on its way to {email}.',
} as const;
