// Pages and the blog, in Italian.

import type { Section } from '#web/words/sections.ts';

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Storie e consigli per famiglie e studenti.',
  empty: 'Non è ancora stato pubblicato nulla.',
  emptyText: 'Torni presto o ci scriva.',
  contact: 'Contattaci',
  by: 'Di {name}',
  older: 'Meno recenti',
  newer: 'Più recenti',
  previous: 'Precedente: {title}',
  next: 'Successivo: {title}',
  all: 'Tutti gli articoli',
  share: 'Condividi',
  copied: 'Il link è stato copiato.',
  inEnglish: 'Questo testo è disponibile solo in inglese.',
} as const satisfies Section<'articles'>;
