// The page for accounts that have no role yet, in Italian.

import type { Section } from '#web/words/sections.ts';

export const noAccess = {
  title: 'Il Suo account attende un accesso',
  hello: 'L’accesso è avvenuto con {email}. Il Suo account esiste, ma non ha ancora un ruolo: per questo non può aprire nulla.',
  who: 'Chi dà l’accesso?',
  whoText:
    'Un amministratore, che vede i nuovi account nel proprio elenco di utenti. Non occorre fare nulla: le Sue pagine saranno qui appena sarà fatto.',
  check: 'Controlla di nuovo',
  checked: 'Ancora in attesa: nessun ruolo è stato ancora assegnato.',
  contact: 'Contatti',
  signOut: 'Esci',
} as const satisfies Section<'noAccess'>;
