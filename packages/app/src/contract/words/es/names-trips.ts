// What the states of trips and offers, and the tasks of trips, are called, in Spanish.

export const tripNames = {
  tripState: {
    new: 'Nuevo',
    enquiry: 'Consulta',
    reserved: 'Reservado',
    booked: 'Confirmado',
    customer_service: 'Atendido por nuestro equipo',
    in_progress: 'En curso',
    completed: 'Finalizado',
    closed: 'Cerrado',
    cancelled: 'Cancelado',
  },
  /** Of a family that was asked. */
  offerState: {
    new: 'Encontrada',
    potential: 'Propuesta',
    pending_submission: 'En preparación',
    awaiting_review: 'A la espera de respuesta',
    considering: 'Se lo piensa',
    accepted: 'Aceptada',
    declined: 'Rechazada',
    rejected: 'No elegida',
    waiting_list: 'En lista de espera',
    withdrawn: 'Retirada',
  },
  direction: { arrival: 'Llegada', departure: 'Salida' },
  metBy: { family: 'La familia de acogida', company: 'Una empresa o un conductor', parent: 'Los padres', platform: 'Nuestro equipo' },
  tripTask: {
    refund: 'Devolver dinero',
    priceDifference: 'Resolver una diferencia de precio',
    startInDoubt: 'La estancia empieza y no está resuelta',
    cancelAsked: 'Los padres quieren cancelar',
    withdrawalAsked: 'La familia quiere retirarse',
    changeAsked: 'Los padres quieren un cambio',
    campCalledOff: 'Se ha cancelado una semana de campamento',
    noFamily: 'No queda ninguna familia',
    bookedBeside: 'Pagada aparte de su solicitud: ¿dos estancias?',
    priceRefused: 'El padre o la madre rechaza el precio más alto',
    paymentDisputed: 'Pago impugnado ante el banco',
  },
} as const;
