// Why nobody should write or book elsewhere, in French.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform:
    'Pour garder notre assistance et la protection de vos paiements, ne communiquez et ne réservez jamais en dehors de notre site.',
} as const satisfies Section<'protection'>;
