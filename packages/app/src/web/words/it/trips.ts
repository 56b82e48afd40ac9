// Trips and offers as all sides read of them, in Italian.

import { names } from '#contract/words/it/names.ts';
import type { Section } from '#web/words/sections.ts';

export const trips = {
  state: names.tripState,
  offerState: names.offerState,
  step: {
    enquire: 'Iniziare la richiesta',
    reserve: 'Riservare',
    passOn: 'Passare alla famiglia di riserva',
    book: 'Prenotare',
    release: 'Tornare alla richiesta',
    needCare: 'Affidare al nostro team',
    resume: 'Riprendere la prenotazione',
    rehouse: 'Cambiare famiglia',
    start: 'Iniziare il soggiorno',
    complete: 'Concludere il soggiorno',
    close: 'Chiudere',
    cancel: 'Annullare il viaggio',
    reopen: 'Riaprire',
    prolong: 'Proseguire il soggiorno',
    correct: 'Riaprire per correggere',
  },
  move: {
    becomes: 'Nuovo stato del viaggio: {state}.',
    withFamily: '{step}: {name}',
    leave: 'Indietro',
    noFamily: 'Nessuna famiglia è nell’elenco. Ne cerchi prima una.',
    reason: 'Motivo',
    done: 'Fatto. Stato del viaggio: {state}.',
  },
  history: {
    none: 'Non è ancora successo nulla.',
    begun: 'Il viaggio è stato creato.',
    enquiry: 'Sono state contattate famiglie ospitanti.',
    released: 'La famiglia scelta non poteva ospitare; ne cerchiamo un’altra.',
    reserved: 'Il soggiorno è stato riservato e la famiglia scelta è stata contattata.',
    passedOn: 'È stata contattata la famiglia di riserva al posto della prima.',
    booked: 'La famiglia ospitante ha accettato: il soggiorno è prenotato.',
    resumed: 'Il nostro team ha risolto: il soggiorno è prenotato come prima.',
    needsCare: 'Il nostro team è intervenuto per risolvere qualcosa.',
    started: 'Il soggiorno è iniziato.',
    completed: 'Il soggiorno è terminato.',
    closed: 'Tutto è stato sistemato e il viaggio è stato chiuso.',
    cancelled: 'Il viaggio è stato annullato.',
    reopened: 'Il viaggio è stato riaperto.',
  },
  offers: {
    label: 'Famiglie contattate',
    none: 'Nessuna famiglia è stata ancora contattata.',
    asked: 'Contattata',
    answered: 'Ha risposto',
    rank: 'Numero {rank} in lista d’attesa',
  },
  plan: {
    length:
      '{days, plural, one {# giorno} many {# giorni} other {# giorni}}, {nights, plural, one {# notte} many {# notti} other {# notti}}',
    arrival: 'Arrivo presso la famiglia ospitante.',
    arrivalTransfer: 'Arrivo; il trasferimento dalla famiglia ospitante è incluso.',
    departure: 'Saluti e viaggio di ritorno.',
    departureTransfer: 'Saluti; il trasferimento per il ritorno è incluso.',
    camp: 'Camp: {name}.',
    family: 'Con la famiglia ospitante.',
    backupCamps: 'Camp di riserva',
    addToCalendar: 'Aggiungi al calendario',
  },
} as const satisfies Section<'trips'>;
