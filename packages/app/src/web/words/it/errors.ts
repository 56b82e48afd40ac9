// What is said when a request or the code of a page fails, in Italian.

import type { Section } from '#web/words/sections.ts';

export const errors = {
  accessTitle: 'Lei non ha accesso a quest’area!',
  notLoggedIn: 'Accesso non effettuato',
  roleMismatch: 'Lei non ha accesso a quest’area',
  sessionExpired: 'Sessione scaduta',
  maintenance: 'Servizio sospeso per manutenzione',
  failed: 'Si è verificato un errore. Il nostro team è stato avvisato.',
  noResponse: 'Nessuna risposta',
  withStatus: 'Richiesta non riuscita, codice di stato {status}',
  succeeded: 'Richiesta riuscita',
  ok: 'OK',
  dismiss: 'Chiudi',
  notifications: 'Notifiche',
  chunk: {
    title: 'Caricamento della parte {number} non riuscito',
    kind: {
      missing: '(missing) Questa pagina è cambiata con un aggiornamento. Ricaricarla per avere la nuova versione.',
      timeout: '(timeout) La connessione sembra lenta.',
      error: '(error) La connessione sembra interrotta.',
    },
    retry: 'Riprova',
  },
  crash: {
    title: 'Questa pagina ha smesso di funzionare',
    text: 'Nulla di ciò che è stato salvato è andato perso. Ricarichi la pagina; se non basta, ci dica che cosa stava facendo.',
    reload: 'Ricarica',
  },
} as const satisfies Section<'errors'>;
