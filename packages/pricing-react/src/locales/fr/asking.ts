// French: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Mise à jour…',
  refused: 'Il n’y a pas de prix pour ces choix. Vérifiez-les.',
  failure: {
    offline: 'Pas de connexion.',
    timeout: 'Le chargement du prix a pris trop de temps.',
    forbidden: 'Connectez-vous pour voir ce prix.',
    busy: 'Trop de demandes en ce moment.',
    broken: 'Le prix ne peut pas être calculé pour l’instant.',
  },
  retry: 'Réessayer',
};
