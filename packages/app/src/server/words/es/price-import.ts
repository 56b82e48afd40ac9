// Why the prices of a file can't be imported, in Spanish.

export const priceImport = {
  noPlace: 'Aquí no hay ningún elemento «{kind}» con el número {id}.',
  otherName: 'El número {id} se llama aquí «{here}», no «{name}».',
  otherBusiness: 'Aquí lo vende la empresa {here}, no la {there}.',
  otherCounty: 'Aquí está en el condado {here}, no en el {there}.',
  otherCountry: 'Aquí está en el país {here}, no en el {there}.',
  otherCurrency: 'La empresa predeterminada vende en {here}, no en {there}.',
  percentage: 'El valor debe estar entre 0 % y {most} %.',
  otherVat: 'El tipo de la empresa predeterminada es {here}, no {there}.',
  fixedPolicy: 'Esto no se puede fijar aquí: siempre es {here}.',
  fixedMissing: 'El producto necesita el tipo de viaje {id}: debe estar en el archivo.',
  periodsMissing: 'Hay periodos de viaje que usan el tipo de viaje {id}: debe estar en el archivo.',
  nameTwice: '«{name}» aparece dos veces: aquí los nombres son únicos.',
  unfitNumber: 'Los números van aquí de 1 a {most}.',
  noBusiness: 'Todavía no hay empresa predeterminada: cree una primero.',
  text: 'Un texto contiene un carácter que no se puede guardar.',
  kinds: { countries: 'país', counties: 'condado', hostFamilies: 'familia anfitriona', activities: 'actividad activa' },
} as const;
