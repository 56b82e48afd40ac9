// What an element says in Italian until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Caricamento dei prezzi…',
  nothing: 'Qui non sono ancora stati configurati prezzi.',
  failed: {
    unreachable: 'Non è stato possibile caricare i prezzi. Controlli la connessione e riprovi.',
    status: 'Non è stato possibile caricare i prezzi: il server ha restituito un errore.',
    unreadable: 'Non è stato possibile caricare i prezzi: non è un listino valido.',
  },
  retry: 'Riprova',
};
