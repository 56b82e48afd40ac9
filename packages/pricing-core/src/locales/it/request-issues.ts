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
  missing_field: () => 'manca; va indicato.',
  unknown_field: ({ closest }) => (closest === null ? 'non è un campo noto; va tolto.' : `non è un campo noto; si intendeva ${closest}?`),
  duplicate_field: ({ other }) => `dice lo stesso di ${other}; indicarne uno solo.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `non può essere «${received}».` : `non può essere «${received}»; valori ammessi: ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `deve essere compreso tra ${number(minimum)} e ${number(maximum)}; valore ricevuto: ${number(received)}.`,
  duplicate_activity: ({ id }) => `l’attività ${id} è indicata due volte; indicarla una volta sola, con tutte le sue settimane.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `deve essere un istante con il suo fuso orario (ISO 8601) come 2026-07-06T09:00:00Z, non «${received}».`
      : `deve essere una data del calendario come 2026-07-06, non «${received}».`,
  dates_reversed: ({ fromDate, toDate }) =>
    `${date(toDate)} viene prima dell’inizio del soggiorno, ${date(fromDate)}; indicare quel giorno o uno successivo.`,
  stay_too_long: ({ days: stay, maximum }) => `il soggiorno dura ${days(stay)}; il massimo è ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `il listino non conosce la famiglia ospitante ${id}; indicarne una presente.`,
  unknown_activity: ({ id }) => `il listino non conosce l’attività ${id}; indicarne una presente.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `le attività scelte occupano ${weeks(chosenWeeks)}, la richiesta ne prevede ${number(wantedWeeks)}; sceglierne meno o chiedere più settimane.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `richiesta di ${weeks(wantedWeeks)}, ma dal lunedì al venerdì il soggiorno ha posto solo per ${number(possibleWeeks)}; restare più a lungo o chiederne meno.`,
  discount_code_not_applied: ({ discountCode }) =>
    `il codice «${discountCode}» non si applica a nulla in questo soggiorno; controllare come è scritto e le sue condizioni.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} senza prezzo; scegliere un’attività o un’altra famiglia.`,
};
