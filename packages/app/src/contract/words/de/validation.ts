// What is wrong with a field, in German. The field's name stands in quotation marks: so it fits whatever its gender is.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const validation = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  required: '„{attribute}“ ist erforderlich',
  sameAs: '„{attribute}“ stimmt nicht überein',
  maxLength: '„{attribute}“ muss kürzer als {max} Zeichen sein',
  minLength: '„{attribute}“ muss länger als {min} Zeichen sein',
  minValue: '„{attribute}“ darf nicht kleiner als {min} sein',
  maxValue: '„{attribute}“ darf nicht größer als {max} sein',
  day: '„{attribute}“ muss ein Datum sein, zum Beispiel 2026-07-02',
  number: '„{attribute}“ muss eine Zahl sein',
  wholeNumber: '„{attribute}“ muss eine ganze Zahl sein',
  choice: 'Für „{attribute}“ ist möglich: {choices}',
  phone: '„{attribute}“ darf nur Ziffern, Leerzeichen und die Zeichen + ( ) - enthalten',
  timezone: '„{attribute}“ muss eine Zeitzone sein, zum Beispiel Europe/Dublin',
  past: '„{attribute}“ muss in der Vergangenheit liegen',
  future: '„{attribute}“ muss in der Zukunft liegen',
  commonPassword: 'Dieses Passwort würde jeder zuerst ausprobieren. Bitte wählen Sie ein anderes',
  ownName: 'Das Passwort darf nicht Ihr Name oder Ihre E-Mail-Adresse sein',
  wrongKind: '„{attribute}“ ist nicht von der richtigen Art',
  filter: 'Für „{attribute}“ ist möglich, auch in dieser Form: {forms}',
  column: 'Es gibt keine Spalte {column}. Es gibt: {choices}',
  notForYou: '„{attribute}“ verwendet etwas, das Ihre Rolle nicht sehen darf',
  unknownFilter: '„{attribute}“ gibt es hier nicht. Es gibt: {choices}',
  unknownField: 'Es gibt kein Feld „{attribute}“',
  invalid: '„{attribute}“ ist nicht richtig',
} as const satisfies SharedWords['validation'];
