// Things kept in a list and made, changed and deleted one by one, in French.

import type { Section } from '#web/words/sections.ts';

export const resource = {
  save: 'Enregistrer',
  undo: 'Annuler',
  undone: 'Annulé.',
  saved: '{name} : enregistré.',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer {name} ?',
  deleteText: '{count, plural, =0 {Rien ne l’utilise.} one {Utilisé # fois.} many {Utilisé # fois.} other {Utilisé # fois.}}',
  deleted: '{name} : supprimé.',
  inUse:
    'Utilisé {count, plural, one {# fois} many {# fois} other {# fois}} : la suppression sera possible quand plus rien ne l’utilisera.',
  usedByLabel: 'Utilisations',
  usedBy: '{count, plural, =0 {aucune} one {# fois} many {# fois} other {# fois}}',
  onlyReading: 'Votre rôle permet de consulter, mais pas de modifier.',
  notListed: 'L’élément à ouvrir ne figure pas sur cette page de la liste.',
} as const satisfies Section<'resource'>;
