// Why the prices of a file can't be imported, in French.

export const priceImport = {
  noPlace: 'Il n’y a ici aucun élément « {kind} » portant le numéro {id}.',
  otherName: 'Le numéro {id} s’appelle ici « {here} » et non « {name} ».',
  otherBusiness: 'Il est vendu ici par la société {here} et non {there}.',
  otherCounty: 'Il se trouve ici dans le comté {here} et non {there}.',
  otherCountry: 'Il se trouve ici dans le pays {here} et non {there}.',
  otherCurrency: 'La société par défaut vend en {here} et non en {there}.',
  percentage: 'La valeur doit être comprise entre 0 % et {most} %.',
  otherVat: 'Le taux de la société par défaut est {here} et non {there}.',
  fixedPolicy: 'Cela ne se règle pas ici : c’est toujours {here}.',
  fixedMissing: 'Le produit a besoin du type de séjour {id} : il doit figurer dans le fichier.',
  periodsMissing: 'Des périodes de séjour utilisent le type de séjour {id} : il doit figurer dans le fichier.',
  nameTwice: '« {name} » y figure deux fois : ici, chaque nom est unique.',
  unfitNumber: 'Les numéros vont ici de 1 à {most}.',
  noBusiness: 'Il n’y a pas encore de société par défaut : créez-en une d’abord.',
  text: 'Un texte contient un caractère qui ne peut pas être enregistré.',
  kinds: { countries: 'pays', counties: 'comté', hostFamilies: 'famille d’accueil', activities: 'activité ouverte' },
} as const;
