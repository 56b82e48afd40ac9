// What an element says in French until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Chargement des prix…',
  nothing: 'Aucun prix n’a encore été configuré ici.',
  failed: {
    unreachable: 'Les prix n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
    status: 'Les prix n’ont pas pu être chargés : le serveur a renvoyé une erreur.',
    unreadable: 'Les prix n’ont pas pu être chargés : ce n’est pas une grille tarifaire valide.',
  },
  retry: 'Réessayer',
};
