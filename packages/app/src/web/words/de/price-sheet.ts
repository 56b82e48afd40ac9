// The sheet of prices, in German.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: 'Preise: {level}',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  save: 'Speichern',
  changedCells: '{count, plural, =0 {Nichts geändert} one {# Zelle geändert} other {# Zellen geändert}}',
  saved: '{count, plural, one {# Preis gespeichert.} other {# Preise gespeichert.}}',
  refused: '{count, plural, one {Nichts wurde gespeichert: # Zelle sagt, warum.} other {Nichts wurde gespeichert: # Zellen sagen, warum.}}',
  faulty: 'In einer Zelle steht kein Betrag. Bitte vor dem Speichern berichtigen.',
  notAnAmount: '„{value}“ ist kein Betrag: höchstens 12 Stellen vor und 6 nach dem Komma, nicht unter 0',
  cell: '{row}, {column}',
  isChanged: 'geändert',
  help: 'Pfeiltasten bewegen, Enter oder F2 bearbeitet, Tippen ersetzt, Escape lässt die Zelle, wie sie war. Umschalt wählt mehr. Kopieren und Einfügen gehen mit Tabellenprogrammen, Strg+D füllt nach unten, Strg+Z macht rückgängig, Strg+S speichert.',
  helpReading: 'Pfeiltasten bewegen, Umschalt wählt mehr; was gewählt ist, lässt sich in ein Tabellenprogramm kopieren.',
} as const satisfies Section<'priceSheet'>;
