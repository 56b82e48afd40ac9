// Registering as a parent, in Italian.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: 'Registrarsi come genitore',
  lead: 'Con un account può organizzare soggiorni per i Suoi figli, scrivere alle famiglie ospitanti e pagare in sicurezza.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'E-mail',
  phone: 'Telefono',
  password: 'Password',
  terms: 'Accetto i termini e le condizioni e l’informativa sulla privacy',
  termsName: 'Accettazione dei termini e delle condizioni',
  submit: 'Registrati',
  signIn: 'Ho già un account',
  sentTitle: 'Controlli la Sua casella di posta',
  sent: 'Abbiamo inviato un’e-mail a {email}. Apra il link che contiene per proseguire; vale due giorni.',
} as const satisfies Section<'register'>;
