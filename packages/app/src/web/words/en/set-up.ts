// Becoming the first administrator with the link that the server prints, in English.

export const setUp = {
  title: 'Become the first administrator',
  lead: 'Nobody administers {product} yet. Your account will; you invite all others from it.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Password again',
  submit: 'Create the account',
  checking: 'One moment, we are checking your link',
  expiredTitle: 'This link cannot be used any more',
  expired:
    'It was used already, is older than a day, or somebody administers the product by now. The server prints a new one when it starts, as long as there is no administrator.',
  signIn: 'Sign in',
} as const;
