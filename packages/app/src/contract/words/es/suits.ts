// Whom a family welcomes, and who would come, in Spanish.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: 'Prefiere edades de {from} a {to} años; {name} tendrá {age}.',
  gender: 'Prefiere {genders}, así que quizá no a {name}.',
  mayYes: 'La familia puede decir que sí de todos modos.',
  genders: { female: 'chicas', male: 'chicos', other: 'otros' },
} as const satisfies SharedWords['suits'];
