// Registering as a parent, in English.

export const register = {
  title: 'Register as a parent',
  lead: 'With an account, you can plan stays, message host families and pay safely.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  terms: 'I accept the terms and conditions and the privacy notice',
  termsName: 'terms and conditions',
  submit: 'Register',
  signIn: 'I already have an account',
  sentTitle: 'Check your email',
  sent: 'We’ve emailed a link to {email}. Open it to continue. It expires in 2 days.',
} as const;
