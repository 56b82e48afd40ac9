// The page for addresses that lead nowhere, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: 'Página no encontrada',
  text: 'En esta dirección no hay nada. Quizá tenga una errata, o la página haya cambiado de sitio.',
  address: 'Dirección',
  home: 'Ir a la página de inicio',
  back: 'Atrás',
  contact: 'Contacto',
} as const satisfies Section<'notFound'>;
