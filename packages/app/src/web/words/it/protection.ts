// Why nobody should write or book elsewhere, in Italian.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: 'Per mantenere la nostra assistenza e la protezione dei pagamenti, non comunichi e non prenoti mai fuori dal nostro sito.',
} as const satisfies Section<'protection'>;
