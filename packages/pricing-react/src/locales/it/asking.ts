// Italian: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Aggiornamento…',
  refused: 'Non c’è un prezzo per queste scelte: controllarle.',
  failure: {
    offline: 'Non c’è connessione.',
    timeout: 'Il prezzo tarda ad arrivare.',
    forbidden: 'Prezzo non accessibile: effettuare l’accesso.',
    busy: 'Ci sono molte richieste in questo momento.',
    broken: 'Al momento il prezzo non si può calcolare.',
  },
  retry: 'Riprova',
};
