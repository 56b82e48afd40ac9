// What is said against a booking, and in its mails, in Italian.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: 'Scelga chi viaggia.',
    childAdult: 'Questo studente avrà 18 anni o più il primo giorno. Ne scelga un altro.',
    childTwice: 'Questo studente è scelto due volte.',
    childUnknown: 'Questo studente non c’è più. Ne scelga un altro.',
    childIncomplete: 'Manca ancora qualcosa che la famiglia ospitante deve sapere su questo studente.',
    childAway: 'Questo studente è già in viaggio in alcuni di questi giorni. Scelga altre date o un altro studente.',
    datesMissing: 'Scelga il primo e l’ultimo giorno.',
    datesReversed: 'L’ultimo giorno deve seguire il primo.',
    datesPast: 'Queste date sono già iniziate. Ne scelga di successive.',
    datesTooLong: 'Un soggiorno può durare al massimo un anno.',
    familyMissing: 'Scelga una famiglia ospitante.',
    familyNotLive: 'Questa famiglia al momento non ospita. Ne scelga un’altra.',
    familyTooSmall: 'Questa famiglia non ha letti per così tanti studenti.',
    familyTaken: 'Questa famiglia non è libera in queste date. Scelga altre date o un’altra famiglia.',
    backupIsPrimary: 'La famiglia di riserva deve essere diversa da quella scelta.',
    backupNotLive: 'La famiglia di riserva al momento non ospita.',
    backupTaken: 'La famiglia di riserva non è libera in queste date.',
    campUnknown: 'Questa settimana di camp non si tiene più.',
    campOutsideDates: 'Questa settimana di camp è fuori dal soggiorno.',
    campClash: 'Per questa settimana è già scelto un altro camp.',
    campFull: 'Questa settimana di camp è al completo. Ne scelga un’altra.',
    campMissing: 'Nessun camp è ancora scelto. Senza camp il soggiorno è fatto di giornate intere in famiglia.',
    campsNotWanted: 'Un soggiorno interamente in famiglia non prevede camp. Scelga un’altra formula o tolga i camp.',
    noPrice: 'Questo soggiorno non può essere quotato così com’è.',
    discountUnknown: 'Questo codice non dà sconti per questo soggiorno.',
    tripOver: 'Questa richiesta è ormai prenotata o annullata, oppure riguarda altri bambini. Prenoti questo come un nuovo viaggio.',
    familySaidNo: 'Questa famiglia non può più accogliere questo soggiorno. Ne scelga un’altra.',
  },
  mail: {
    refused: {
      subject: 'La Sua prenotazione non è stata possibile e Le restituiamo il denaro',
      intro:
        'Il Suo pagamento a {product} per il soggiorno dal {from} al {to} è arrivato quando i letti erano già stati presi da altri. Ci dispiace.',
      money: 'L’intero importo, {amount} {currency}, Le viene restituito. Non deve fare nulla.',
      button: 'Trova un’altra famiglia',
    },
    experience: {
      subject: 'Abbiamo ricevuto la Sua richiesta ({reference})',
      intro: 'Grazie per aver chiesto un’esperienza a {product}. La Sua richiesta ci è arrivata.',
      reference: 'Quando ci scrive, indichi questo riferimento: {reference}',
      next: 'Cerchiamo ciò che fa per Lei e Le scriviamo con una proposta. Se crea un account con questo indirizzo, vi troverà la Sua richiesta.',
      nextFamily:
        'Chiediamo alla famiglia che ha scelto se può ospitare e Le scriviamo la sua risposta. Se crea un account con questo indirizzo, vi troverà la Sua richiesta.',
      claim:
        'Per seguire la richiesta e prenotare, acceda con questo indirizzo e-mail, o si registri con esso, e confermi nella Sua pagina iniziale che la richiesta è Sua.',
      claimButton: 'Vai alla mia pagina iniziale',
      notYou: 'Se non ci ha chiesto nulla, qualcuno ha indicato il Suo indirizzo per errore. Non deve fare nulla.',
    },
  },
} as const satisfies ServerWords['booking'];
