// Who changed what, in German. Actions and fields that have no word here are shown by their own name.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Jede Änderung, von wem sie ist und wie es vorher war.',
  somebody: 'Das Produkt',
  viewedBy: '{viewer} als {actor}',
  by: 'von {name}',
  empty: 'Noch keine Änderungen.',
  nothing: 'Keine Treffer.',
  nothingText: 'Versuchen Sie eine andere Suche, oder entfernen Sie einen Filter.',
  more: 'Mehr anzeigen',
  before: 'vorher:',
  nothingBefore: 'leer',
  yes: 'ja',
  no: 'nein',
  action: {
    users: {
      invite: 'Eingeladen',
      resendInvitation: 'Einladung erneut gesendet',
      edit: 'Angaben geändert',
      changeRoles: 'Rollen geändert',
      deactivate: 'Deaktiviert',
      reactivate: 'Reaktiviert',
      sendResetLink: 'Link für neues Passwort gesendet',
      endSessions: 'Überall abgemeldet',
    },
    permissions: { switch: 'Berechtigung umgestellt', reset: 'Berechtigungen zurückgesetzt' },
    outbox: { retry: 'Aufgabe erneut versucht' },
  },
  field: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    locale: 'Sprache',
    roleNames: 'Rollen',
    deactivatedAt: 'Deaktiviert',
    reason: 'Grund',
  },
  subject: { user: 'Benutzer', role: 'Rolle', outbox: 'Aufgabe' },
} as const satisfies Section<'changeLog'>;
