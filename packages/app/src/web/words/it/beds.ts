// Too few beds for all children, in Italian.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Accoglie al massimo uno studente; a Lei serve posto per {count, number}.} many {Accoglie al massimo # studenti; a Lei serve posto per {count, number}.} other {Accoglie al massimo # studenti; a Lei serve posto per {count, number}.}}',
    dates:
      '{beds, plural, =0 {Nessun letto è libero in queste date.} one {Un solo letto è libero in queste date; gliene servono {count, number}.} many {Solo # letti sono liberi in queste date; gliene servono {count, number}.} other {Solo # letti sono liberi in queste date; gliene servono {count, number}.}}',
  },
  need: 'Scelga una famiglia con un letto per ogni bambino, oppure altre date.',
  others: 'Vedi le famiglie con posto',
} as const satisfies Section<'beds'>;
