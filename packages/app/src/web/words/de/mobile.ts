// The screens of the app wrapper, in German.

import type { Section } from '#web/words/sections.ts';

export const mobile = {
  hello: 'Guten Tag {name}',
  shortcuts: 'Schnellzugriff',
  account: 'Konto',
  menu: 'Menü',
  settings: 'Einstellungen',
  deleteAccount: 'Konto löschen',
  delete: {
    intro: 'Das Löschen Ihres Kontos lässt sich nicht rückgängig machen. Es bedeutet Folgendes:',
    goes: 'Gelöscht',
    stays: 'Bleibt, ohne Ihren Namen',
    deleted: {
      profile: 'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Ihr Bild',
      children: 'Ihre Kinder, sofern kein anderer Elternteil verknüpft ist: Namen, Gesundheit, Dokumente',
      hostFamily: 'Profil, Beschreibung und Fotos Ihrer Gastfamilie',
      written: 'Was Sie anderen geschrieben haben',
      signIn: 'Ihr Passwort und die mit Ihrem Konto verbundenen Anmeldedienste',
      sessions: 'Alle Ihre Sitzungen, auf jedem Gerät',
      saved: 'Ihre gespeicherten Ansichten und Einstellungen',
      notifications: 'Ihre Benachrichtigungen',
      mails: 'Unsere E-Mails an Sie',
    },
    kept: {
      invoices: 'Rechnungen und Zahlungen, wie das Gesetz es verlangt',
      trips: 'Vergangene Reisen',
      changes: 'Das Protokoll, wer was geändert hat',
    },
    blocked: 'Ihr Konto kann noch nicht gelöscht werden',
    blocker: {
      openTrips:
        '{count, plural, one {Eine Reise ist} other {# Reisen sind}} reserviert, gebucht oder gerade im Gange. Sie können das Konto löschen, sobald alles beendet oder storniert ist.',
      lastAdministrator: 'Nur noch Sie haben die Rolle Administration. Geben Sie sie zuerst jemand anderem.',
    },
    contact: 'Kontakt',
    viewing: 'Ein Konto kann nicht gelöscht werden, während es von jemand anderem angesehen wird.',
    password: 'Passwort',
    passwordText: 'Damit sicher ist, dass Sie es sind.',
    email: 'E-Mail',
    emailText: 'Geben Sie zur Sicherheit {email} ein.',
    understood: 'Ich habe verstanden, dass sich das nicht rückgängig machen lässt',
    submit: 'Mein Konto löschen',
    cancel: 'Mein Konto behalten',
    goodbye: 'Ihr Konto wurde gelöscht',
    goodbyeText: 'Sie sind überall abgemeldet. Danke, dass Sie bei uns waren. Alles Gute!',
    home: 'Zur Startseite',
  },
} as const satisfies Section<'mobile'>;
