// Italian: what is said while a price is asked for, and where there is none.

import type { AskingMessages } from '../sections/asking.ts';

export const asking: AskingMessages = {
  loading: 'Aggiornamento…',
  refused: 'Non c’è un prezzo per queste scelte. Le controlli.',
  failure: {
    offline: 'Nessuna connessione.',
    timeout: 'Il prezzo ha richiesto troppo tempo.',
    forbidden: 'Acceda per vedere questo prezzo.',
    busy: 'Troppe richieste in questo momento.',
    broken: 'Al momento il prezzo non si può calcolare.',
  },
  retry: 'Riprova',
};
