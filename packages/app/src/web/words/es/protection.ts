// Why nobody should write or book elsewhere, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const protection = {
  offPlatform: 'Para conservar nuestra ayuda y la protección de sus pagos, no se comunique ni reserve nunca fuera de nuestro sitio web.',
} as const satisfies Section<'protection'>;
