// Reconciliation: what does not fit and where it is mended, in French.

import type { Section } from '#web/words/sections.ts';

export const reconciliation = {
  description: 'Voyages, devis, factures, paiements et versements comparés : ce qui ne va pas, et où le corriger.',
  checks: 'Contrôles',
  showAll: 'Montrer tous les contrôles',
  search: 'Chercher des noms et chiffres',
  empty: {
    title: 'Tout concorde',
    text: 'Aucun contrôle n’a rien trouvé.',
  },
  mend: {
    trip: 'Ouvrir le voyage',
    newInvoice: 'Créer la facture',
    invoice: 'Ouvrir la facture',
    payment: 'Ouvrir le paiement',
    events: 'Ouvrir les paiements',
    payout: 'Ouvrir le versement',
    purchaseInvoice: 'Ouvrir la facture d’achat',
    expense: 'Ouvrir la dépense',
  },
  summary:
    '{count, plural, =0 {Aucun des {all} contrôles n’a rien trouvé.} one {# contrôle sur {all} a trouvé quelque chose.} many {# contrôles sur {all} ont trouvé quelque chose.} other {# contrôles sur {all} ont trouvé quelque chose.}}',
} as const satisfies Section<'reconciliation'>;
