// What usual services and their lines are called, in French.

export const services = {
  name: {
    hosting: 'Hébergement',
    hostFamily: 'Famille d’accueil',
    immersion: 'Immersion',
    fullImmersion: 'Immersion totale',
    immersionDay: 'Journée d’immersion',
    summerCamp: 'Camp d’été',
    camp: 'Camp',
    afterSchoolActivity: 'Activité périscolaire',
    airportTransfer: 'Transfert aéroport',
    airportTransferBothWays: 'Transfert aéroport, aller et retour',
    trustFee: 'Frais de confiance',
    horseRiding: 'Équitation',
    packedLunch: 'Panier-repas',
    schoolPlace: 'Place à l’école',
    internshipPlacement: 'Place de stage',
    insurance: 'Assurance',
    travelInsurance: 'Assurance voyage',
    baseHosting: 'Hébergement en famille',
    academic: 'Séjour scolaire',
    internship: 'Stage en entreprise',
  },
  unit: { night: 'par nuit', day: 'par jour', week: 'par semaine', transfer: 'par transfert', trip: 'par voyage' },
  counted: '{name}, {unit}',
} as const;
