// What is said when a request or the code of a page fails, in German.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: 'Sie haben keinen Zugang zu diesem Bereich!',
  notLoggedIn: 'Nicht angemeldet',
  roleMismatch: 'Sie haben keinen Zugang zu diesem Bereich',
  sessionExpired: 'Sitzung abgelaufen',
  maintenance: 'Wegen Wartungsarbeiten nicht erreichbar',
  failed: 'Da ist etwas schiefgegangen. Das Team wurde benachrichtigt.',
  noResponse: 'Keine Antwort',
  withStatus: 'Die Anfrage ist mit dem Statuscode {status} fehlgeschlagen',
  succeeded: 'Die Anfrage war erfolgreich',
  ok: 'OK',
  dismiss: 'Ausblenden',
  notifications: 'Meldungen',
  chunk: {
    title: 'Teil {number} konnte nicht geladen werden',
    kind: {
      missing: '(fehlt) Diese Seite hat sich durch ein Update geändert. Laden Sie sie neu, um die neue Version zu erhalten.',
      timeout: '(Zeitüberschreitung) Die Verbindung scheint langsam zu sein.',
      error: '(Fehler) Die Verbindung scheint unterbrochen zu sein.',
    },
    retry: 'Erneut versuchen',
  },
  crash: {
    title: 'Diese Seite funktioniert nicht mehr',
    text: 'Nichts Gespeichertes ist verloren. Laden Sie die Seite neu; wenn das nicht hilft, sagen Sie uns bitte, was Sie gerade getan haben.',
    reload: 'Neu laden',
  },
} as const satisfies Section<'errors'>;
