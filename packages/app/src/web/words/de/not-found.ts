// The page for addresses that lead nowhere, in German.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: 'Diese Seite gibt es nicht',
  text: 'Unter dieser Adresse ist nichts zu finden. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.',
  address: 'Adresse',
  home: 'Zur Startseite',
  back: 'Zurück',
  contact: 'Kontakt',
} as const satisfies Section<'notFound'>;
