// The screen for signing in, in German.

import type { Section } from '#web/words/sections.ts';

export const signIn = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  /** Before the links to the two registrations. */
  new: 'Neu hier?',
  registerParent: 'Als Eltern registrieren',
  registerHost: 'Gastfamilie werden',
  with: 'Anmelden mit {provider}',
  or: 'oder',
  confirmFirst: 'Sie können sich die E-Mail mit dem Link erneut schicken lassen.',
  resend: 'E-Mail erneut senden',
} as const satisfies Section<'signIn'>;
