// Too few beds for all children, in French.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Accueille un élève au plus ; il vous faut de la place pour {count, number}.} many {Accueille # élèves au plus ; il vous faut de la place pour {count, number}.} other {Accueille # élèves au plus ; il vous faut de la place pour {count, number}.}}',
    dates:
      '{beds, plural, =0 {Aucun lit n’est libre à ces dates.} one {Un seul lit est libre à ces dates ; il vous en faut {count, number}.} many {Seuls # lits sont libres à ces dates ; il vous en faut {count, number}.} other {Seuls # lits sont libres à ces dates ; il vous en faut {count, number}.}}',
  },
  need: 'Choisissez une famille avec un lit pour chaque enfant, ou d’autres dates.',
  others: 'Voir les familles avec de la place',
} as const satisfies Section<'beds'>;
