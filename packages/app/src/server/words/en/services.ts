// What usual services and their lines are called, in English: names as an administrator types them, which other languages translate.

export const services = {
  name: {
    hosting: 'Hosting',
    hostFamily: 'Host family',
    immersion: 'Immersion',
    fullImmersion: 'Full immersion',
    immersionDay: 'Immersion day',
    summerCamp: 'Summer camp',
    camp: 'Camp',
    afterSchoolActivity: 'After-school activity',
    airportTransfer: 'Airport transfer',
    airportTransferBothWays: 'Airport transfer, both ways',
    trustFee: 'Trust fee',
    horseRiding: 'Horse riding',
    packedLunch: 'Packed lunch',
    schoolPlace: 'School place',
    internshipPlacement: 'Internship placement',
    insurance: 'Insurance',
    travelInsurance: 'Travel insurance',
    baseHosting: 'Base hosting',
    academic: 'Academic',
    internship: 'Internship',
  },
  unit: { night: 'per night', day: 'per day', week: 'per week', transfer: 'per transfer', trip: 'per trip' },
  /** A service and how it is counted. */
  counted: '{name}, {unit}',
} as const;
