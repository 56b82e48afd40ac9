// Around the pages that anybody may open, in French.

import type { Section } from '#web/words/sections.ts';

export const frame = {
  skip: 'Aller au contenu',
  language: 'Langue',
  toDark: 'Couleurs sombres',
  toLight: 'Couleurs claires',
  myPages: 'Mes pages',
  wrapper: {
    label: 'Navigateur',
    back: 'Retour',
    forward: 'Suivant',
    reload: 'Recharger',
  },
} as const satisfies Section<'frame'>;
