// What a host is paid, in Italian.

import type { Section } from '#web/words/sections.ts';

export const ownPayments = {
  description: 'Pagamenti previsti, inviati e ricevuti per i Suoi soggiorni.',
  hostings: 'Pagamenti',
  stay: 'Soggiorno',
  student: 'Studente',
  noStay: 'Altro pagamento',
  year: 'Anno',
  yearTotal: 'Pagato nel {year}',
  yearHint: 'Totale per data di pagamento, per la dichiarazione dei redditi.',
  nothingPaid: 'Quest’anno non è ancora stato pagato nulla.',
  download: 'Scarica come CSV',
  empty: {
    title: 'Ancora nessun pagamento',
    text: 'Non appena un soggiorno da Lei sarà prenotato, qui vedrà quanto riceve.',
  },
  draftName: 'Bozza {id}',
  accept: 'Conferma',
  acceptTitle: 'Confermare {name}?',
  acceptText: 'È d’accordo con notti, tariffa e importo. Si può confermare una sola volta.',
  acceptDone: 'Grazie: la fattura è confermata.',
  acceptedAt: 'Confermata da Lei il',
  query: 'Chiedi chiarimenti',
  queryMessage: 'Ho una domanda su {name}: ',
  pdf: 'PDF',
  payouts: 'Pagamenti',
  isDraft: 'Questa è una bozza. Riceve il numero e la data definitiva quando la approviamo.',
} as const satisfies Section<'ownPayments'>;
