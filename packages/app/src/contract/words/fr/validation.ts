// What is wrong with a field, in French. Field names stand in quotation marks, since the server says them in English.

import type { Translated } from '#contract/words/catalogue.ts';
import type { validation as english } from '#contract/words/en/validation.ts';

export const validation = {
  email: 'Une adresse e-mail valide est obligatoire',
  required: 'Le champ « {attribute} » est obligatoire',
  sameAs: 'Le champ « {attribute} » ne correspond pas',
  maxLength: 'Le champ « {attribute} » doit compter {max} caractères au plus',
  minLength: 'Le champ « {attribute} » doit compter {min} caractères au moins',
  minValue: 'Le champ « {attribute} » ne peut pas être inférieur à {min}',
  maxValue: 'Le champ « {attribute} » ne peut pas être supérieur à {max}',
  day: 'Le champ « {attribute} » doit être une date, comme 2026-07-02',
  number: 'Le champ « {attribute} » doit être un nombre',
  wholeNumber: 'Le champ « {attribute} » doit être un nombre entier',
  decimal: 'Le champ {attribute} doit être un nombre comme 12.50, avec au plus 12 chiffres avant le point et 6 après',
  aboveZero: '{attribute} : doit être supérieur à 0',
  amountDigits:
    '{attribute} : en {currency}, {digits, plural, =0 {aucun chiffre} one {# chiffre au plus} many {# chiffres au plus} other {# chiffres au plus}} après la virgule',
  lessThan: 'Le champ {attribute} doit être inférieur à {max}',
  share: 'Le champ {attribute} doit être compris entre 0 et 1 : 0.23 correspond à 23 %',
  notBefore: 'Le champ {attribute} ne doit pas précéder {other}',
  unknownNumber: 'Il n’existe pas de {attribute} portant ce numéro',
  currency: 'Le champ {attribute} doit être une devise de la norme ISO 4217, comme EUR',
  changedSince: 'Le champ {attribute} a été modifié entre-temps par quelqu’un d’autre. Valeur actuelle : {now}',
  countedBy: 'Le champ {attribute} ne permet pas de calculer un prix. Possibilités : {choices}',
  oneDefault: 'Le champ {attribute} ne peut pas être retiré : choisissez plutôt un autre élément par défaut',
  staffOnly: 'Seule notre équipe peut définir {attribute}',
  choice: 'Le champ « {attribute} » doit avoir l’une de ces valeurs : {choices}',
  phone: 'Le champ « {attribute} » ne peut contenir que des chiffres, des espaces et les signes + ( ) -',
  timezone: 'Le champ « {attribute} » doit être un fuseau horaire, comme Europe/Dublin',
  past: 'Le champ « {attribute} » doit se situer dans le passé',
  future: 'Le champ « {attribute} » doit se situer dans le futur',
  commonPassword: 'Ce mot de passe est l’un des premiers que l’on essaierait. Veuillez en choisir un autre',
  ownName: 'Le mot de passe ne doit être ni votre nom ni votre adresse e-mail',
  wrongKind: 'Le champ « {attribute} » n’est pas du bon type',
  filter: 'Le champ « {attribute} » doit avoir l’une de ces valeurs ou de ces formes : {forms}',
  column: 'Il n’y a pas de colonne {column}. Colonnes disponibles : {choices}',
  notForYou: 'Le champ « {attribute} » utilise ce que votre rôle ne montre pas',
  unknownFilter: '« {attribute} » n’existe pas ici. Valeurs disponibles : {choices}',
  unknownField: 'Il n’y a pas de champ « {attribute} »',
  invalid: 'Le champ « {attribute} » est incorrect',
} as const satisfies Translated<typeof english>;
