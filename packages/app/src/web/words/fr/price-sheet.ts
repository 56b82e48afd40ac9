// The sheet of prices, in French.

import type { Section } from '#web/words/sections.ts';

export const priceSheet = {
  label: 'Prix : {level}',
  undo: 'Annuler',
  redo: 'Rétablir',
  save: 'Enregistrer',
  changedCells: '{count, plural, =0 {Rien de modifié} one {# cellule modifiée} many {# cellules modifiées} other {# cellules modifiées}}',
  saved: '{count, plural, one {# prix enregistré.} many {# prix enregistrés.} other {# prix enregistrés.}}',
  refused:
    '{count, plural, one {Rien n’a été enregistré : # cellule dit pourquoi.} many {Rien n’a été enregistré : # cellules disent pourquoi.} other {Rien n’a été enregistré : # cellules disent pourquoi.}}',
  faulty: 'Une cellule ne contient pas de montant. Corrigez-la avant d’enregistrer.',
  notAnAmount: '« {value} » n’est pas un montant : 12 chiffres au plus avant la virgule et 6 après, pas moins de 0',
  cell: '{row}, {column}',
  isChanged: 'modifié',
  help: 'Les flèches déplacent, Entrée ou F2 modifie, taper remplace, Échap laisse la cellule telle quelle. Maj étend la sélection. Copier et coller fonctionnent avec les tableurs, Ctrl+D recopie vers le bas, Ctrl+Z annule, Ctrl+S enregistre.',
  helpReading: 'Les flèches déplacent, Maj étend la sélection, et la sélection peut être copiée dans un tableur.',
} as const satisfies Section<'priceSheet'>;
