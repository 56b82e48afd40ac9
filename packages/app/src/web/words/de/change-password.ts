// Changing the own password, in German.

import type { Section } from '#web/words/sections.ts';

export const changePassword = {
  title: 'Passwort ändern',
  lead: 'Hier bleiben Sie angemeldet; auf Ihren anderen Geräten werden Sie abgemeldet.',
  current: 'Aktuelles Passwort',
  new: 'Neues Passwort',
  confirmation: 'Neues Passwort wiederholen',
  save: 'Passwort ändern',
  none: 'Ihr Konto hat noch kein Passwort, weil Sie sich über einen anderen Dienst anmelden. Wir können Ihnen einen Link schicken, um eines zu wählen.',
  sendLink: 'Link zuschicken',
  linkSent: 'Die E-Mail ist unterwegs an {email}.',
} as const satisfies Section<'changePassword'>;
