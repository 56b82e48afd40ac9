// The screen for signing in, in English.

export const signIn = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  /** Before the links to the two registrations. */
  new: 'New here?',
  registerParent: 'Register as a parent',
  registerHost: 'Become a host family',
  with: 'Sign in with {provider}',
  or: 'or',
  confirmFirst: 'We can send you the confirmation link again.',
  resend: 'Send email again',
} as const;
