// French: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Mise à jour…',
  refused: 'Il n’y a pas de prix pour ces choix. Vérifiez-les.',
  failure: {
    offline: 'Il n’y a pas de connexion.',
    timeout: 'Le prix tarde à arriver.',
    forbidden: 'Vous n’avez pas accès à ce prix. Connectez-vous.',
    busy: 'Les demandes sont très nombreuses.',
    broken: 'Le prix ne peut pas être calculé pour l’instant.',
  },
  retry: 'Réessayer',
};
