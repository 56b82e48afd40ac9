// What an element says in Italian until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Caricamento dei prezzi…',
  nothing: 'Qui non è stato ancora configurato alcun prezzo.',
  failed: {
    unreachable: 'Non è stato possibile caricare i prezzi. Controllare la connessione e riprovare.',
    status: 'Non è stato possibile caricare i prezzi: il server ha restituito un errore.',
    unreadable: 'Non è stato possibile caricare i prezzi: la risposta non è un listino che questa pagina sappia leggere.',
  },
  retry: 'Riprova',
};
