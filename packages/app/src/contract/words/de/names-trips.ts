// What the states of trips and offers, and the tasks of trips, are called, in German.

export const tripNames = {
  tripState: {
    new: 'Neu',
    enquiry: 'Anfrage',
    reserved: 'Reserviert',
    booked: 'Gebucht',
    customer_service: 'In Betreuung',
    in_progress: 'Läuft',
    completed: 'Beendet',
    closed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  /** Of a family that was asked. */
  offerState: {
    new: 'Gefunden',
    potential: 'Vorgeschlagen',
    pending_submission: 'In Vorbereitung',
    awaiting_review: 'Wartet auf Antwort',
    considering: 'Überlegt',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
    rejected: 'Nicht gewählt',
    waiting_list: 'Auf der Warteliste',
    withdrawn: 'Zurückgezogen',
  },
  direction: { arrival: 'Ankunft', departure: 'Abreise' },
  metBy: { family: 'Die Gastfamilie', company: 'Ein Fahrdienst', parent: 'Die Eltern', platform: 'Unser Team' },
  tripTask: {
    refund: 'Geld zurückgeben',
    priceDifference: 'Preisunterschied klären',
    startInDoubt: 'Der Aufenthalt beginnt und ist ungeklärt',
    cancelAsked: 'Die Eltern möchten stornieren',
    withdrawalAsked: 'Die Familie möchte zurücktreten',
    changeAsked: 'Die Eltern möchten etwas ändern',
    campCalledOff: 'Eine Campwoche wurde abgesagt',
    noFamily: 'Keine Familie ist übrig',
    bookedBeside: 'Neben der Anfrage bezahlt: zwei Aufenthalte?',
    priceRefused: 'Eltern lehnen den höheren Preis ab',
    paymentDisputed: 'Zahlung bei der Bank bestritten',
  },
} as const;
