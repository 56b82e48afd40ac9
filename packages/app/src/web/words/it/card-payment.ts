// Paying: the card, the second step of the bank, and waiting, in Italian.

import type { Section } from '#web/words/sections.ts';

export const cardPayment = {
  title: 'Pagamento',
  card: 'Carta',
  number: 'Numero della carta',
  expiry: 'Scadenza',
  expiryForm: 'MM/AA',
  cvc: 'Codice di sicurezza',
  pay: 'Paga {amount}',
  noMoney: 'È una prova: non si muove denaro e nessuna carta viene conservata.',
  testCards: 'Carte di prova',
  conduct: {
    success: 'paga',
    declined: 'viene rifiutata',
    insufficientFunds: 'fondi insufficienti',
    expired: 'è scaduta',
    secondStep: 'chiede la verifica della banca',
    later: 'paga poco dopo',
    eventLost: 'paga, ma l’avviso va perso',
  },
  declined: 'Il pagamento non è riuscito',
  fault: {
    declined: 'La banca ha rifiutato la carta. Ne provi un’altra.',
    insufficientFunds: 'Il conto della carta non ha fondi sufficienti.',
    expired: 'La carta è scaduta. Ne usi un’altra.',
    notConfirmed: 'Il pagamento non è stato confermato presso la banca. Può riprovare.',
    other: 'C’è stato un problema con la carta. Nulla è stato addebitato; riprovi.',
  },
  bankTitle: 'Verifica della banca',
  bankText: 'Conferma il pagamento di {amount}?',
  approve: 'Conferma',
  refuse: 'Rifiuta',
  processing: 'Pagamento in elaborazione. Questa pagina si aggiorna automaticamente.',
  paid: 'Pagato. Un attimo…',
  held: 'Riservato per Lei ancora per {time}',
  heldMinutes:
    '{count, plural, one {Resta un minuto per pagare.} many {Restano # minuti per pagare.} other {Restano # minuti per pagare.}}',
  notLoaded: 'Impossibile caricare il modulo di pagamento.',
} as const satisfies Section<'cardPayment'>;
