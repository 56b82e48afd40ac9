// Whom a family welcomes, and who would come, in Italian.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: 'Accoglie volentieri dai {from} ai {to} anni; {name} avrà {age} anni.',
  gender: 'Accoglie volentieri {genders}, quindi forse non {name}.',
  mayYes: 'La famiglia può comunque dire di sì.',
  genders: { female: 'ragazze', male: 'ragazzi', other: 'altri' },
} as const satisfies SharedWords['suits'];
