// Whom a family welcomes, and who would come, in German.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const suits = {
  age: 'Wünscht sich Gäste von {from} bis {to} Jahren; {name} ist dann {age}.',
  gender: 'Wünscht sich {genders}, also vielleicht nicht {name}.',
  mayYes: 'Die Familie kann trotzdem zusagen.',
  genders: { female: 'Mädchen', male: 'Jungen', other: 'andere' },
} as const satisfies SharedWords['suits'];
