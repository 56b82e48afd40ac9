// Making a trip for a parent, in Italian.

import type { Section } from '#web/words/sections.ts';

export const createTrip = {
  intro: 'Scelga gli studenti e le date, poi una famiglia e i campi. Il prezzo si aggiorna man mano.',
  section: {
    people: 'Chi viaggia',
    stay: 'Quando',
    family: 'Famiglia ospitante',
    camps: 'Campi',
    finish: 'Extra e prezzo',
  },
  newStudent: 'Inserire un nuovo studente',
  parent: 'Genitore che paga',
  noParent: 'Nessun genitore è ancora collegato a {name}. Colleghi chi paga.',
  tripType: 'Tipo di viaggio',
  dates: 'Primo e ultimo giorno',
  datesFirst: 'Scelga prima le date.',
  family: {
    chosen: 'Famiglia ospitante: {name}',
    backup: 'Famiglia di riserva: {name}',
    none: 'Nessuna famiglia scelta.',
    choose: 'Scegli',
    chooseNamed: 'Scegli {name}',
    reserve: 'Di riserva',
    reserveNamed: '{name} di riserva',
    remove: 'Rimuovi {name}',
  },
  enquire: {
    do: 'Crea come richiesta',
    text: 'Come richiesta si interpella la famiglia scelta e i genitori ricevono un link per prenotare e pagare.',
  },
  reserve: {
    do: 'Riserva e fattura',
    text: 'La riserva blocca subito letti e posti e invia una fattura pagabile online.',
    title: 'Riservare per {name}?',
    price: 'La fattura è di {amount}.',
    told: 'La famiglia e i genitori vengono informati.',
  },
  needs: {
    family: 'Scelga prima una famiglia ospitante.',
    price: 'Questo soggiorno non ha un prezzo e non può essere riservato. Lo crei come richiesta.',
  },
  done: {
    title: 'Il viaggio è stato creato',
    reserved: 'Il soggiorno è riservato e fatturato. I genitori possono pagare la fattura qui:',
    enquiry: 'La richiesta è creata. I genitori possono prenotare e pagare qui:',
    draft:
      'Il viaggio è creato come bozza. Non è stato possibile interpellare la famiglia; lo faccia dalla pagina del viaggio. I genitori possono prenotare e pagare qui:',
    link: 'Link di pagamento',
    copy: 'Copia il link',
    copied: 'Il link è stato copiato.',
    trip: 'Apri il viaggio',
    invoice: 'Apri la fattura',
    another: 'Crea un altro viaggio',
  },
} as const satisfies Section<'createTrip'>;
