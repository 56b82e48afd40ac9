// Too few beds for all children, in German.

import type { Section } from '#web/words/sections.ts';

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Nimmt höchstens einen Schüler auf; Sie brauchen Platz für {count, number}.} other {Nimmt höchstens # Schüler auf; Sie brauchen Platz für {count, number}.}}',
    dates:
      '{beds, plural, =0 {An diesen Terminen ist kein Bett frei.} one {An diesen Terminen ist nur ein Bett frei; Sie brauchen {count, number}.} other {An diesen Terminen sind nur # Betten frei; Sie brauchen {count, number}.}}',
  },
  need: 'Bitte wählen Sie eine Familie mit einem Bett für jedes Kind oder andere Termine.',
  others: 'Familien mit Platz ansehen',
} as const satisfies Section<'beds'>;
