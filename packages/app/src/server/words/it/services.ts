// What usual services and their lines are called, in Italian.

export const services = {
  name: {
    hosting: 'Alloggio',
    hostFamily: 'Famiglia ospitante',
    immersion: 'Immersione',
    fullImmersion: 'Immersione totale',
    immersionDay: 'Giorno di immersione',
    summerCamp: 'Campo estivo',
    camp: 'Campo',
    afterSchoolActivity: 'Attività doposcuola',
    airportTransfer: 'Trasferimento aeroportuale',
    airportTransferBothWays: 'Trasferimento aeroportuale, andata e ritorno',
    trustFee: 'Quota di fiducia',
    horseRiding: 'Equitazione',
    packedLunch: 'Pranzo al sacco',
    schoolPlace: 'Posto a scuola',
    internshipPlacement: 'Posto di tirocinio',
    insurance: 'Assicurazione',
    travelInsurance: 'Assicurazione di viaggio',
    baseHosting: 'Alloggio in famiglia',
    academic: 'Soggiorno scolastico',
    internship: 'Tirocinio',
  },
  unit: { night: 'a notte', day: 'al giorno', week: 'a settimana', transfer: 'a trasferimento', trip: 'a viaggio' },
  counted: '{name}, {unit}',
} as const;
