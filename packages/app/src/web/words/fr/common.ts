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
  testPayments: 'Ce site n’accepte que des paiements de test : aucun argent n’est débité et rien n’est réservé pour de vrai.',
  readPrivacy: 'Lire la politique de confidentialité',
} as const satisfies Section<'common'>;
