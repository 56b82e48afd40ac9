// Whom a family welcomes, and who would come, in French.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: 'Accueille volontiers de {from} à {to} ans ; {name} aura {age} ans.',
  gender: 'Accueille volontiers des {genders}, donc peut-être pas {name}.',
  mayYes: 'La famille peut tout de même dire oui.',
  genders: { female: 'filles', male: 'garçons', other: 'autres enfants' },
} as const satisfies SharedWords['suits'];
