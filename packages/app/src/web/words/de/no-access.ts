// The page for accounts that have no role yet, in German.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: 'Ihr Konto wartet auf Zugang',
  hello: 'Sie sind als {email} angemeldet. Ihr Konto hat noch keine Rolle; deshalb können Sie keine Seiten öffnen.',
  who: 'Wer gibt Zugang?',
  whoText:
    'Das macht die Administration. Sie sieht neue Konten in ihrer Liste der Benutzer. Sie selbst brauchen nichts zu tun; sobald es so weit ist, finden Sie hier Ihre Seiten.',
  check: 'Erneut prüfen',
  checked: 'Noch keine Änderung: Es wurde noch keine Rolle vergeben.',
  contact: 'Kontakt',
  signOut: 'Abmelden',
} as const satisfies Section<'noAccess'>;
