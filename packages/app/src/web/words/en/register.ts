// Registering as a parent, in English.

export const register = {
  title: 'Register as a parent',
  lead: 'With an account you plan stays for your children, write to host families and pay safely.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  terms: 'I accept the terms and conditions and the privacy notice',
  termsName: 'terms and conditions',
  submit: 'Register',
  signIn: 'I already have an account',
  sentTitle: 'Look into your mailbox',
  sent: 'We have sent a mail to {email}. Open the link in it to go on; it is valid for two days.',
} as const;
