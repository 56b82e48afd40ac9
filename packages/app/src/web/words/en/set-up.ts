// Becoming the first administrator with the link that the server prints, in English.

export const setUp = {
  title: 'Become the first administrator',
  lead: '{product} has no administrator yet. Create your account, then invite everyone else.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Password confirmation',
  submit: 'Create account',
  checking: 'Checking your link…',
  expiredTitle: 'This link no longer works',
  expired:
    'It has been used, is more than a day old, or there’s already an administrator. If there’s none, restart the server to get a new link.',
  signIn: 'Sign in',
} as const;
