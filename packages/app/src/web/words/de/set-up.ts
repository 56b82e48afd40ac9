// Becoming the first administrator with the link that the server prints, in German.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: 'Erste Administratorin oder erster Administrator werden',
  lead: 'Noch verwaltet niemand {product}. Legen Sie Ihr Konto an und laden Sie von dort alle anderen ein.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  passwordConfirmation: 'Passwort wiederholen',
  submit: 'Konto anlegen',
  checking: 'Einen Moment, wir prüfen Ihren Link',
  expiredTitle: 'Dieser Link lässt sich nicht mehr verwenden',
  expired:
    'Er wurde schon benutzt, ist älter als einen Tag, oder es gibt inzwischen jemanden für die Verwaltung. Falls nicht, starten Sie den Server neu: Er gibt einen neuen Link aus.',
  signIn: 'Anmelden',
} as const satisfies Section<'setUp'>;
