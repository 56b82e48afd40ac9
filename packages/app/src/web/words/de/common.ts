// Words that every screen needs, in German.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Wird geladen',
  typeToConfirm: 'Zum Bestätigen {text} eingeben',
  showPassword: 'Eingabe anzeigen',
  hidePassword: 'Eingabe verbergen',
  priceDetails: 'Einzelheiten zum Preis',
  readTerms: 'Bedingungen lesen',
  testPayments: 'Diese Seite nimmt nur Testzahlungen an: Es fließt kein Geld, und nichts lässt sich wirklich buchen.',
  readPrivacy: 'Datenschutzhinweise lesen',
} as const satisfies Section<'common'>;
