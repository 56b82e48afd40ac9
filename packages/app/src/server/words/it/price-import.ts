// Why the prices of a file can't be imported, in Italian.

export const priceImport = {
  noPlace: 'Qui non c’è alcun elemento «{kind}» con il numero {id}.',
  otherName: 'Il numero {id} qui si chiama «{here}», non «{name}».',
  otherBusiness: 'Qui è venduto dall’azienda {here}, non dalla {there}.',
  otherCounty: 'Qui si trova nella contea {here}, non nella {there}.',
  otherCountry: 'Qui si trova nel paese {here}, non nel {there}.',
  otherCurrency: 'L’azienda predefinita vende in {here}, non in {there}.',
  percentage: 'Il valore deve essere compreso tra 0% e {most}%.',
  otherVat: 'L’aliquota dell’azienda predefinita è {here}, non {there}.',
  fixedPolicy: 'Qui non si può impostare: è sempre {here}.',
  fixedMissing: 'Il prodotto ha bisogno del tipo di viaggio {id}: deve essere nel file.',
  periodsMissing: 'Alcuni periodi di viaggio usano il tipo di viaggio {id}: deve essere nel file.',
  nameTwice: '«{name}» compare due volte: qui i nomi sono unici.',
  unfitNumber: 'Qui i numeri vanno da 1 a {most}.',
  noBusiness: 'Non c’è ancora un’azienda predefinita: creane prima una.',
  text: 'Un testo contiene un carattere che non può essere salvato.',
  kinds: { countries: 'paese', counties: 'contea', hostFamilies: 'famiglia ospitante', activities: 'attività attiva' },
} as const;
