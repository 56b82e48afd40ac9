// What usual services and their lines are called, in German.

export const services = {
  name: {
    hosting: 'Unterkunft',
    hostFamily: 'Gastfamilie',
    immersion: 'Immersion',
    fullImmersion: 'Volle Immersion',
    immersionDay: 'Immersionstag',
    summerCamp: 'Sommercamp',
    camp: 'Camp',
    afterSchoolActivity: 'Aktivität nach der Schule',
    airportTransfer: 'Flughafentransfer',
    airportTransferBothWays: 'Flughafentransfer, hin und zurück',
    trustFee: 'Vertrauensgebühr',
    horseRiding: 'Reiten',
    packedLunch: 'Lunchpaket',
    schoolPlace: 'Schulplatz',
    internshipPlacement: 'Praktikumsplatz',
    insurance: 'Versicherung',
    travelInsurance: 'Reiseversicherung',
    baseHosting: 'Unterkunft bei einer Familie',
    academic: 'Schulaufenthalt',
    internship: 'Praktikum',
  },
  unit: { night: 'pro Nacht', day: 'pro Tag', week: 'pro Woche', transfer: 'pro Transfer', trip: 'pro Reise' },
  counted: '{name}, {unit}',
} as const;
