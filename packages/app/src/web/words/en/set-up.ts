// Becoming the first administrator with the link that the server prints, in English.

export const setUp = {
  title: 'Become the first administrator',
  lead: '{product} has no administrator yet. Create your account, then invite everyone else from it.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Password again',
  submit: 'Create account',
  checking: 'Checking your link…',
  expiredTitle: 'This link can’t be used any more',
  expired:
    'It has been used, it’s more than a day old, or there is an administrator already. If there is none, restart the server: it prints a new link.',
  signIn: 'Sign in',
} as const;
