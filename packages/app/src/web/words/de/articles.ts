// Pages and the blog, in German.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Geschichten und Ratschläge für Familien und Schüler.',
  empty: 'Noch ist nichts veröffentlicht.',
  emptyText: 'Schauen Sie bald wieder vorbei oder schreiben Sie uns.',
  contact: 'Kontakt',
  by: 'Von {name}',
  older: 'Ältere',
  newer: 'Neuere',
  previous: 'Vorheriger: {title}',
  next: 'Nächster: {title}',
  all: 'Alle Artikel',
  share: 'Teilen',
  copied: 'Der Link wurde kopiert.',
  inEnglish: 'Diesen Text gibt es nur auf Englisch.',
} as const satisfies Section<'articles'>;
