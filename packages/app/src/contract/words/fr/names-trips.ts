// What the states of trips and offers, and the tasks of trips, are called, in French.

export const tripNames = {
  tripState: {
    new: 'Nouveau',
    enquiry: 'Demande',
    reserved: 'Réservé',
    booked: 'Confirmé',
    customer_service: 'Suivi par notre équipe',
    in_progress: 'En cours',
    completed: 'Terminé',
    closed: 'Clôturé',
    cancelled: 'Annulé',
  },
  /** Of a family that was asked. */
  offerState: {
    new: 'Trouvée',
    potential: 'Proposée',
    pending_submission: 'En préparation',
    awaiting_review: 'En attente de réponse',
    considering: 'Réfléchit',
    accepted: 'Acceptée',
    declined: 'Refusée',
    rejected: 'Non retenue',
    waiting_list: 'Sur liste d’attente',
    withdrawn: 'Retirée',
  },
  direction: { arrival: 'Arrivée', departure: 'Départ' },
  metBy: { family: 'La famille d’accueil', company: 'Une société ou un chauffeur', parent: 'Les parents', platform: 'Notre équipe' },
  tripTask: {
    refund: 'Rembourser',
    priceDifference: 'Régler une différence de prix',
    startInDoubt: 'Le séjour commence et n’est pas réglé',
    cancelAsked: 'Les parents veulent annuler',
    withdrawalAsked: 'La famille veut se désister',
    changeAsked: 'Les parents veulent un changement',
    campCalledOff: 'Une semaine de camp a été annulée',
    noFamily: 'Il ne reste aucune famille',
    bookedBeside: 'Payé à côté de sa demande : deux séjours ?',
    priceRefused: 'Le parent refuse le prix plus élevé',
    paymentDisputed: 'Paiement contesté auprès de la banque',
  },
} as const;
