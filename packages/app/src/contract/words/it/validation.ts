// What is wrong with a field, in Italian. Field names stand in quotation marks, since the server says them in English.

import type { Translated } from '#contract/words/catalogue.ts';
import type { validation as english } from '#contract/words/en/validation.ts';

export const validation = {
  email: 'Serve un indirizzo e-mail valido',
  required: 'Il campo «{attribute}» è obbligatorio',
  sameAs: 'Il campo «{attribute}» non corrisponde',
  maxLength: 'Il campo «{attribute}» ammette al massimo {max} caratteri',
  minLength: 'Il campo «{attribute}» richiede almeno {min} caratteri',
  minValue: 'Il campo «{attribute}» non può essere inferiore a {min}',
  maxValue: 'Il campo «{attribute}» non può essere superiore a {max}',
  day: 'Il campo «{attribute}» deve essere una data, come 2026-07-02',
  number: 'Il campo «{attribute}» deve essere un numero',
  wholeNumber: 'Il campo «{attribute}» deve essere un numero intero',
  decimal: 'Il campo {attribute} deve essere un numero come 12.50, con al massimo 12 cifre prima del punto e 6 dopo',
  aboveZero: '{attribute}: deve essere maggiore di 0',
  amountDigits:
    '{attribute}: in {currency}, {digits, plural, =0 {senza decimali} one {al massimo # decimale} many {al massimo # decimali} other {al massimo # decimali}}',
  lessThan: 'Il campo {attribute} deve essere inferiore a {max}',
  share: 'Il campo {attribute} deve essere compreso tra 0 e 1: 0.23 è il 23 %',
  notBefore: 'Il campo {attribute} non può precedere {other}',
  unknownNumber: 'Non esiste alcun {attribute} con questo numero',
  currency: 'Il campo {attribute} deve essere una valuta ISO 4217, come EUR',
  changedSince: 'Nel frattempo qualcun altro ha modificato il campo {attribute}. Valore attuale: {now}',
  countedBy: 'Il campo {attribute} non consente di calcolare i prezzi. Sono possibili: {choices}',
  oneDefault: 'Il campo {attribute} non si può togliere: scelga invece un altro elemento predefinito',
  staffOnly: 'Solo il nostro personale può impostare {attribute}',
  choice: 'Il campo «{attribute}» deve avere uno di questi valori: {choices}',
  phone: 'Il campo «{attribute}» può contenere solo cifre, spazi e i segni + ( ) -',
  timezone: 'Il campo «{attribute}» deve essere un fuso orario, come Europe/Dublin',
  past: 'Il campo «{attribute}» deve essere nel passato',
  future: 'Il campo «{attribute}» deve essere nel futuro',
  commonPassword: 'Questa password è una delle prime che chiunque proverebbe. Ne scelga un’altra',
  ownName: 'La password non può essere il Suo nome né la Sua e-mail',
  wrongKind: 'Il campo «{attribute}» non è del tipo giusto',
  filter: 'Il campo «{attribute}» deve avere uno di questi valori o una di queste forme: {forms}',
  column: 'Non c’è nessuna colonna {column}. Colonne disponibili: {choices}',
  notForYou: 'Il campo «{attribute}» usa ciò che il Suo ruolo non mostra',
  unknownFilter: '«{attribute}» qui non esiste. Valori disponibili: {choices}',
  unknownField: 'Non c’è nessun campo «{attribute}»',
  invalid: 'Il campo «{attribute}» non è corretto',
} as const satisfies Translated<typeof english>;
