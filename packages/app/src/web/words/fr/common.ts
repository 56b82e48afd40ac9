// Words that every screen needs, in French.

import type { Section } from '#web/words/sections.ts';

export const common = {
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Chargement',
  typeToConfirm: 'Tapez {text} pour confirmer',
  showPassword: 'Afficher la saisie',
  hidePassword: 'Masquer la saisie',
  priceDetails: 'Détails du prix',
  readTerms: 'Lire les conditions',
} as const satisfies Section<'common'>;
