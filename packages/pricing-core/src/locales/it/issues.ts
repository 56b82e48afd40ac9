// Italian: what is wrong with an input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';

const { any, count, date, decimal, number } = /* @__PURE__ */ formatterFor('it');

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

export const issues: IssueMessages = {
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
  invalid_decimal: ({ received }) => `deve essere un numero decimale come 12.50, non «${received}».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `ammette ${number(integerDigits)} cifre prima della virgola e ${number(fractionDigits)} dopo; «${received}» ne ha di più.`,
  negative_amount: ({ received }) => `deve essere 0 o più, non ${decimal(received)}.`,
  commission_too_high: ({ received }) => `deve essere inferiore al 100 per cento, non ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `l’identificativo ${id} è già usato in ${fieldText(first)}; ognuno si usa una volta sola.`,
  unknown_reference: ({ id, collection }) => `${id} non esiste in ${collection}; indicare un elemento esistente.`,
  duplicate_template: ({ templateId, first }) => `il modello ${templateId} ha già un prezzo in ${fieldText(first)}; uno solo per titolare.`,
  unknown_pricing_type: ({ name, known }) => `«${name}» non è un tipo di prezzo; valori ammessi: ${any(known)}.`,
  unknown_currency: ({ received }) => `deve essere una valuta ISO 4217 come EUR, non «${received}».`,
  template_not_in_stay: ({ templateId }) => `il modello ${templateId} non è una voce di questo soggiorno; indicarne uno che lo sia.`,
  several_payees: ({ templateId, payees }) => `il modello ${templateId} può pagare ${any(payees)}; indicare quale si intende.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `deve essere un importo con al massimo ${count(fractionDigits, { one: '# decimale', other: '# decimali' })}, non «${received}».`,
  unbalanced: ({ difference }) => `gli importi non quadrano, avanzano ${decimal(difference)}. Ricalcolare la richiesta.`,
  detached_quote: ({ fingerprint }) =>
    `il preventivo ${fingerprint} non ricorda come è stato calcolato; ricalcolare la richiesta per spiegarlo.`,
  no_weight: ({ weights }) =>
    `non c’è nulla in base a cui ripartire; su ${count(weights, { one: '# peso', other: '# pesi' })} almeno uno deve superare 0.`,
  discount_code_not_applied: ({ discountCode }) =>
    `il codice «${discountCode}» non si applica a nulla in questo soggiorno; controllare come è scritto e le sue condizioni.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} senza prezzo; scegliere un’attività o un’altra famiglia.`,
};
