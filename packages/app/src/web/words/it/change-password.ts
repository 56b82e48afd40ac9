// Changing the own password, in Italian.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: 'Cambia password',
  lead: 'L’accesso resta attivo qui; gli altri dispositivi vengono disconnessi.',
  current: 'Password attuale',
  new: 'Nuova password',
  confirmation: 'Ripetere la nuova password',
  save: 'Cambia password',
  none: 'Il Suo account non ha ancora una password, perché accede con un altro servizio. Possiamo inviarLe un link per sceglierne una.',
  sendLink: 'Inviami il link',
  linkSent: 'L’e-mail è stata inviata a {email}.',
} as const satisfies Section<'changePassword'>;
