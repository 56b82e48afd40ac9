// Activities of the hub and their weeks, in Italian.

import type { Section } from '#web/words/sections.ts';

export const hubActivities = {
  description: 'Campi, lezioni ed escursioni con settimane e posti.',
  create: 'Nuova attività',
  empty: 'Nessuna attività',
  emptyText: 'Inserisca un campo, poi le sue settimane.',
  ages: 'da {from} a {to}',
  field: {
    name: 'Nome',
    type: 'Tipo',
    category: 'Categoria',
    gender: 'Per chi',
    ages: 'Età',
    minAge: 'Età minima',
    maxAge: 'Età massima',
    county: 'Contea',
    location: 'Località',
    description: 'Descrizione',
    business: 'Azienda',
    active: 'Prenotabile',
    weeks: 'Prossime settimane',
    nextWeek: 'Prossima settimana',
    placesLeft: 'Posti liberi',
  },
  none: 'Nessuna',
  week: {
    start: 'Lunedì di inizio',
    capacity: 'Posti',
    add: 'Aggiungi settimana',
    edit: 'Modifica i posti',
    cancel: 'Annulla',
    reopen: 'Ripristina',
    save: 'Salva',
    saved: 'La settimana è stata salvata.',
    off: 'Annullata',
    taken: '{taken} posti su {capacity} occupati',
    cancelText: 'Non potrà più essere prenotata. I viaggi che la comprendono la mantengono finché non li modifica.',
  },
} as const satisfies Section<'hubActivities'>;
