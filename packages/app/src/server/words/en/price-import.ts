// Why the prices of a file can't be imported, in English.

export const priceImport = {
  noPlace: 'No {kind} here has the number {id}.',
  otherName: 'Number {id} is called “{here}” here, not “{name}”.',
  otherBusiness: 'It is sold by business {here} here, not by {there}.',
  otherCounty: 'It is in county {here} here, not in {there}.',
  otherCountry: 'It is in country {here} here, not in {there}.',
  otherCurrency: 'The default business sells in {here}, not in {there}.',
  percentage: 'This must be from 0% to {most}%.',
  otherVat: 'The rate of the default business is {here}, not {there}.',
  fixedPolicy: 'This cannot be set here: it is always {here}.',
  fixedMissing: 'The product counts on trip type {id}: it must be in the file.',
  periodsMissing: 'Trip periods use trip type {id}: it must be in the file.',
  nameTwice: '“{name}” is there twice: names here are unique.',
  unfitNumber: 'Numbers here lie between 1 and {most}.',
  noBusiness: 'There is no default business yet: make one first.',
  text: 'A text holds a character that cannot be kept.',
  kinds: { countries: 'country', counties: 'county', hostFamilies: 'host family', activities: 'active activity' },
} as const;
