// Why nobody should write or book elsewhere, in German.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: 'Damit unsere Hilfe und der Schutz Ihrer Zahlungen gelten, schreiben und buchen Sie nie außerhalb unserer Website.',
} as const satisfies Section<'protection'>;
