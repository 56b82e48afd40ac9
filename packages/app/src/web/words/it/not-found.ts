// The page for addresses that lead nowhere, in Italian.

import type { Section } from '#web/words/sections.ts';

export const notFound = {
  title: 'Pagina non trovata',
  text: 'A questo indirizzo non c’è nulla. Forse contiene un errore di battitura, oppure la pagina è stata spostata.',
  address: 'Indirizzo',
  home: 'Alla pagina iniziale',
  back: 'Indietro',
  contact: 'Contatti',
} as const satisfies Section<'notFound'>;
