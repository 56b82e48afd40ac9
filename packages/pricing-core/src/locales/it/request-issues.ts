// Italian: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('it');

const TYPES: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  'whole number': 'un numero intero',
  boolean: 'vero o falso (true, false)',
  array: 'un elenco',
  object: 'un oggetto',
  Infinity: 'un numero troppo grande',
  '-Infinity': 'un numero troppo grande',
  null: 'vuoto (null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# settimana di campo', other: '# settimane di campo' });
const days = (value: number) => count(value, { one: '# giorno', other: '# giorni' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `serve ${type(expected)}, il valore ricevuto è ${type(received)}.`,
  missing_field: () => 'è obbligatorio.',
  unknown_field: ({ closest }) => (closest === null ? 'non è un campo noto; lo rimuova.' : `non è un campo noto; si intendeva ${closest}?`),
  duplicate_field: ({ other }) => `significa lo stesso di ${other}; ne usi uno solo.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `non può essere «${received}».` : `non può essere «${received}»; valori ammessi: ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `deve essere compreso tra ${number(minimum)} e ${number(maximum)}; valore ricevuto: ${number(received)}.`,
  duplicate_activity: ({ id }) => `l’attività ${id} è indicata due volte; la indichi una volta sola, con tutte le sue settimane.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `deve essere una data e ora con fuso orario (ISO 8601) come 2026-07-06T09:00:00Z, non «${received}».`
      : `deve essere una data valida come 2026-07-06, non «${received}».`,
  dates_reversed: ({ fromDate, toDate }) =>
    `${date(toDate)} viene prima dell’inizio del soggiorno, ${date(fromDate)}; scelga quel giorno o uno successivo.`,
  stay_too_long: ({ days: stay, maximum }) => `il soggiorno dura ${days(stay)}; il massimo è ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `la famiglia ospitante ${id} non è nel listino; ne scelga un’altra.`,
  unknown_activity: ({ id }) => `l’attività ${id} non è nel listino; ne scelga un’altra.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `le attività scelte occupano ${weeks(chosenWeeks)}, la richiesta ne prevede ${number(wantedWeeks)}; scelga meno attività o più settimane.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `richiesta di ${weeks(wantedWeeks)}, ma dal lunedì al venerdì ne sono possibili solo ${number(possibleWeeks)}; scelga un soggiorno più lungo o meno settimane.`,
  discount_code_not_applied: ({ discountCode }) =>
    `il codice «${discountCode}» non si applica a questo soggiorno; controlli come è scritto e le sue condizioni.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} senza prezzo; scelga un’attività o un’altra famiglia.`,
};
