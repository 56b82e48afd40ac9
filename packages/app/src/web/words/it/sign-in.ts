// The screen for signing in, in Italian.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: 'Accedi',
  email: 'E-mail',
  password: 'Password',
  submit: 'Accedi',
  forgot: 'Password dimenticata?',
  /** Before the links to the two registrations. */
  new: 'Prima visita?',
  registerParent: 'Registrarsi come genitore',
  registerHost: 'Diventare famiglia ospitante',
  with: 'Accedi con {provider}',
  or: 'oppure',
  confirmFirst: 'Può farsi inviare di nuovo l’e-mail con il link.',
  resend: 'Invia di nuovo l’e-mail',
} as const satisfies Section<'signIn'>;
