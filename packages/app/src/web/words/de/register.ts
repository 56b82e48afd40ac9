// Registering as a parent, in German.

import type { Section } from '#web/words/sections.ts';

export const register = {
  title: 'Als Eltern registrieren',
  lead: 'Mit einem Konto planen Sie Aufenthalte für Ihre Kinder, schreiben Gastfamilien und bezahlen sicher.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  password: 'Passwort',
  terms: 'Ich akzeptiere die Geschäftsbedingungen und die Datenschutzhinweise',
  termsName: 'Zustimmung zu den Geschäftsbedingungen',
  submit: 'Registrieren',
  signIn: 'Ich habe schon ein Konto',
  sentTitle: 'Prüfen Sie Ihren Posteingang',
  sent: 'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin, um fortzufahren; er gilt zwei Tage.',
} as const satisfies Section<'register'>;
