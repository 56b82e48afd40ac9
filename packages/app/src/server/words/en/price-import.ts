// Why the prices of a file can't be imported, in English.

export const priceImport = {
  noPlace: 'There’s no {kind} with ID {id} here.',
  otherName: 'ID {id} is called “{here}” here, not “{name}”.',
  otherBusiness: 'Business {here} sells it here, not business {there}.',
  otherCounty: 'It’s in county {here} here, not in county {there}.',
  otherCountry: 'It’s in country {here} here, not in country {there}.',
  otherCurrency: 'The default business sells in {here}, not in {there}.',
  percentage: 'This must be from 0% to {most}%.',
  otherVat: 'The default business has a VAT rate of {here}, not {there}.',
  fixedPolicy: 'You can’t set this here. It’s always {here}.',
  fixedMissing: 'The system needs trip type {id}. Add it to the file.',
  periodsMissing: 'Trip periods use trip type {id}. Add it to the file.',
  nameTwice: '“{name}” appears twice. Names must be unique.',
  unfitNumber: 'IDs must be from 1 to {most}.',
  noBusiness: 'There’s no default business yet. Create one first.',
  text: 'A text contains a character that can’t be saved.',
  kinds: { countries: 'country', counties: 'county', hostFamilies: 'host family', activities: 'active activity' },
} as const;
