// What usual services and their lines are called, in Spanish.

export const services = {
  name: {
    hosting: 'Alojamiento',
    hostFamily: 'Familia anfitriona',
    immersion: 'Inmersión',
    fullImmersion: 'Inmersión total',
    immersionDay: 'Día de inmersión',
    summerCamp: 'Campamento de verano',
    camp: 'Campamento',
    afterSchoolActivity: 'Actividad extraescolar',
    airportTransfer: 'Traslado al aeropuerto',
    airportTransferBothWays: 'Traslado al aeropuerto, ida y vuelta',
    trustFee: 'Tasa de confianza',
    horseRiding: 'Equitación',
    packedLunch: 'Comida para llevar',
    schoolPlace: 'Plaza escolar',
    internshipPlacement: 'Plaza de prácticas',
    insurance: 'Seguro',
    travelInsurance: 'Seguro de viaje',
    baseHosting: 'Alojamiento en familia',
    academic: 'Estancia escolar',
    internship: 'Prácticas',
  },
  unit: { night: 'por noche', day: 'por día', week: 'por semana', transfer: 'por traslado', trip: 'por viaje' },
  counted: '{name}, {unit}',
} as const;
