// What the states of trips and offers, and the tasks of trips, are called, in Italian.

export const tripNames = {
  tripState: {
    new: 'Nuovo',
    enquiry: 'Richiesta',
    reserved: 'Riservato',
    booked: 'Prenotato',
    customer_service: 'Seguito dal nostro team',
    in_progress: 'In corso',
    completed: 'Concluso',
    closed: 'Chiuso',
    cancelled: 'Annullato',
  },
  /** Of a family that was asked. */
  offerState: {
    new: 'Trovata',
    potential: 'Proposta',
    pending_submission: 'In preparazione',
    awaiting_review: 'In attesa di risposta',
    considering: 'Ci sta pensando',
    accepted: 'Accettata',
    declined: 'Rifiutata',
    rejected: 'Non scelta',
    waiting_list: 'In lista d’attesa',
    withdrawn: 'Ritirata',
  },
  direction: { arrival: 'Arrivo', departure: 'Partenza' },
  metBy: { family: 'La famiglia ospitante', company: 'Una società o un autista', parent: 'I genitori', platform: 'Il nostro team' },
  tripTask: {
    refund: 'Restituire denaro',
    priceDifference: 'Regolare una differenza di prezzo',
    startInDoubt: 'Il soggiorno inizia e non è definito',
    cancelAsked: 'I genitori vogliono annullare',
    withdrawalAsked: 'La famiglia vuole ritirarsi',
    changeAsked: 'I genitori vogliono una modifica',
    campCalledOff: 'Una settimana di campo è stata annullata',
    noFamily: 'Non resta nessuna famiglia',
    bookedBeside: 'Pagato accanto alla sua richiesta: due soggiorni?',
    priceRefused: 'Il genitore rifiuta il prezzo più alto',
    paymentDisputed: 'Pagamento contestato in banca',
  },
} as const;
