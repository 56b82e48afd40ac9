// The dashboard of host families, in German.

import type { Section } from '#web/words/sections.ts';

export const hostDashboard = {
  hello: 'Hallo {name}',
  live: {
    title: 'Ihr Profil',
    isLive: 'Ihr Profil ist öffentlich: Familien können Sie finden.',
    notLive: 'Ihr Profil ist noch nicht öffentlich. Was noch zu tun ist:',
    done: 'Erledigt',
    open: 'Offen',
    address: 'Adresse eintragen',
    photos: 'Mindestens 3 Fotos hochladen (bisher {count, number})',
    vetting: 'Unsere Prüfung bestehen: Wir melden uns bei Ihnen',
    paused: 'Pause des Profils beenden',
    account: 'Konto wieder freischalten lassen: Bitte melden Sie sich bei uns',
  },
  occupancy: {
    title: 'Belegung {year}',
    nights: '{nights, plural, one {# Nacht} other {# Nächte}} von {of, number}',
    share: '{percent, number} % des Jahres sind gebucht',
  },
  response: {
    title: 'Antwortzeit',
    minutes: '{minutes, plural, one {# Minute} other {# Minuten}}',
    hours: '{hours, plural, one {# Stunde} other {# Stunden}}',
    none: 'Noch nicht gemessen: Sie erscheint nach drei beantworteten Anfragen.',
    hint: 'Die Hälfte Ihrer Antworten kam innerhalb dieser Zeit. Eltern sehen sie in Ihrem Profil.',
  },
  payout: {
    title: 'Nächste Auszahlung',
    due: 'am',
    none: 'Noch keine Auszahlung geplant.',
    all: 'Alle Zahlungen',
  },
  answers: {
    waiting: '{count, plural, one {# Anfrage wartet auf Ihre Antwort} other {# Anfragen warten auf Ihre Antwort}}',
    none: 'Keine offenen Anfragen.',
  },
  stays: {
    title: 'Nächste Aufenthalte',
    none: 'Keine bevorstehenden Aufenthalte.',
    all: 'Alle Aufenthalte',
  },
} as const satisfies Section<'hostDashboard'>;
