// The page of one's own account, in German.

import type { Section } from '#web/words/sections.ts';

export const account = {
  viewing: 'Sie sehen dieses Konto so, wie es sein Inhaber sieht. Dabei kann nichts geändert werden.',
  saved: 'Ihre Änderungen sind gespeichert.',
  details: {
    title: 'Persönliche Angaben',
    text: 'Wie Sie anderen gezeigt werden und wie wir Sie erreichen.',
    picture: 'Bild',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phone: 'Telefon',
    email: 'E-Mail',
    emailText: 'Mit dieser Adresse melden Sie sich an. Schreiben Sie uns, wenn Sie eine andere möchten.',
    save: 'Angaben speichern',
  },
  region: {
    title: 'Sprache und Zeitzone',
    text: 'Die Sprache dieser Seiten und unserer E-Mails an Sie, und die Zone, in der Sie Uhrzeiten sehen.',
    language: 'Sprache',
    timezone: 'Zeitzone',
    timezoneText: 'Lassen Sie das Feld leer, um Uhrzeiten in der Zone Ihres jeweiligen Geräts zu sehen.',
    timezoneDevice: 'Wie auf diesem Gerät: {zone}',
    save: 'Sprache und Zeitzone speichern',
  },
  password: {
    title: 'Passwort',
  },
  sessions: {
    title: 'Angemeldete Geräte',
    text: 'Wenn Sie eines davon nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    list: 'Angemeldete Geräte',
    device: '{browser} auf {system}',
    unknown: 'Ein Gerät, das wir nicht kennen',
    here: 'Dieses Gerät',
    lastSeen: 'Zuletzt benutzt',
    startedAt: 'Angemeldet',
    end: 'Abmelden',
    endOf: 'Abmelden: {device}',
    everywhere: 'Überall abmelden',
    everywhereTitle: 'Auf allen Geräten abmelden?',
    everywhereText: 'Auch dieses Gerät wird abgemeldet. Sie können sich jederzeit wieder anmelden.',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Löscht Ihre persönlichen Daten endgültig.',
    begin: 'Löschung prüfen',
  },
} as const satisfies Section<'account'>;
