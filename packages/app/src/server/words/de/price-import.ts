// Why the prices of a file can't be imported, in German.

export const priceImport = {
  noPlace: 'Hier hat kein Eintrag der Art „{kind}“ die Nummer {id}.',
  otherName: 'Nummer {id} heißt hier „{here}“, nicht „{name}“.',
  otherBusiness: 'Verkauft wird das hier von Unternehmen {here}, nicht von {there}.',
  otherCounty: 'Das liegt hier in Grafschaft {here}, nicht in {there}.',
  otherCountry: 'Das liegt hier in Land {here}, nicht in {there}.',
  otherCurrency: 'Das Standardunternehmen verkauft in {here}, nicht in {there}.',
  percentage: 'Der Wert muss zwischen 0 % und {most} % liegen.',
  otherVat: 'Der Satz des Standardunternehmens ist {here}, nicht {there}.',
  fixedPolicy: 'Das lässt sich hier nicht einstellen: Es ist immer {here}.',
  fixedMissing: 'Das Produkt braucht die Reiseart {id}: Sie muss in der Datei stehen.',
  periodsMissing: 'Reisezeiträume verwenden die Reiseart {id}: Sie muss in der Datei stehen.',
  nameTwice: '„{name}“ kommt zweimal vor: Namen sind hier eindeutig.',
  unfitNumber: 'Nummern liegen hier zwischen 1 und {most}.',
  noBusiness: 'Es gibt noch kein Standardunternehmen: Legen Sie zuerst eines an.',
  text: 'Ein Text enthält ein Zeichen, das sich nicht speichern lässt.',
  kinds: { countries: 'Land', counties: 'Grafschaft', hostFamilies: 'Gastfamilie', activities: 'aktive Aktivität' },
} as const;
