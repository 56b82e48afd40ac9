// The screen of who changed what, in French.

import type { Section } from '#web/words/sections.ts';

export const changeLog = {
  description: 'Chaque modification, son auteur et ce qu’il y avait avant.',
  somebody: 'Le système',
  viewedBy: '{viewer} comme {actor}',
  by: 'par {name}',
  empty: 'Pas encore de modification.',
  nothing: 'Aucun résultat.',
  nothingText: 'Essayez une autre recherche ou retirez un filtre.',
  more: 'Afficher plus',
  before: 'avant :',
} as const satisfies Section<'changeLog'>;
