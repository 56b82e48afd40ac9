// Becoming the first administrator with the link that the server prints, in German.

import type { Section } from '#web/words/sections.ts';

export const setUp = {
  title: 'Erste Administratorin oder erster Administrator werden',
  lead: 'Noch verwaltet niemand {product}. Ihr Konto wird es tun; von dort laden Sie alle anderen ein.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  passwordConfirmation: 'Passwort wiederholen',
  submit: 'Konto anlegen',
  checking: 'Einen Moment, wir prüfen Ihren Link',
  expiredTitle: 'Dieser Link lässt sich nicht mehr verwenden',
  expired:
    'Er wurde schon benutzt, ist älter als einen Tag, oder das Produkt wird inzwischen verwaltet. Der Server gibt beim Start einen neuen aus, solange es niemanden gibt, der es verwaltet.',
  signIn: 'Anmelden',
} as const satisfies Section<'setUp'>;
