// Mails that the product wrote, and work that waits, in German.

import type { Section } from '#web/words/sections.ts';

export const mails = {
  description: 'Was das Produkt an Menschen geschrieben hat. Ohne Mailserver werden E-Mails hier aufbewahrt und gelesen.',
  tab: { mails: 'E-Mails', outbox: 'Warteschlange' },
  state: { sent: 'Gesendet', kept: 'Hier aufbewahrt', waiting: 'Wartet', failed: 'Nicht gesendet' },
  open: 'E-Mail an {recipient} lesen: {subject}',
  to: 'An',
  preview: 'Die E-Mail, wie sie gelesen wird',
  asMail: 'Als E-Mail',
  asText: 'Als Text',
  withoutLinks: 'Links, mit denen man sich anmeldet, sind herausgenommen: Die hat nur, wer die E-Mail erhalten hat.',
  empty: {
    title: 'Keine E-Mails',
    text: 'E-Mails erscheinen hier, sobald das Produkt eine schreibt: zu einem neuen Konto, einem vergessenen Passwort oder einer Einladung.',
  },
  outboxDescription:
    'Was nach einer Änderung zu tun ist, zum Beispiel E-Mails senden. Es wird von selbst erneut versucht; was aufgegeben wurde, lässt sich hier erneut versuchen.',
  outboxState: { waiting: 'Wartet', failed: 'Aufgegeben', done: 'Erledigt' },
  outboxEmpty: { title: 'Nichts da', text: 'Nichts wartet, und nichts wurde aufgegeben.' },
  retry: 'Erneut versuchen',
  retried: 'Es wird erneut versucht.',
  drop: {
    action: 'Aufgabe löschen',
    done: 'Aufgabe gelöscht',
    title: 'Diese Aufgabe löschen?',
    text: 'Sie wird nicht mehr versucht. Das lässt sich nicht rückgängig machen.',
  },
} as const satisfies Section<'mails'>;
