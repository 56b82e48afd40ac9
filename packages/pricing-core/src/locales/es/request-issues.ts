// Spanish: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('es');

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  'whole number': 'un número entero',
  boolean: 'verdadero o falso (true, false)',
  array: 'una lista',
  object: 'un objeto',
  Infinity: 'un número demasiado grande',
  '-Infinity': 'un número demasiado grande',
  null: 'vacío (null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# semana de campamento', other: '# semanas de campamento' });
const days = (value: number) => count(value, { one: '# día', other: '# días' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `se espera ${type(expected)}; se ha recibido ${type(received)}.`,
  missing_field: () => 'es obligatorio.',
  unknown_field: ({ closest }) =>
    closest === null ? 'no es un campo conocido; quítelo.' : `no es un campo conocido; ¿quería decir ${closest}?`,
  duplicate_field: ({ other }) => `significa lo mismo que ${other}; use solo uno.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `no puede ser «${received}».` : `no puede ser «${received}»; valores admitidos: ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `debe estar entre ${number(minimum)} y ${number(maximum)}; se ha recibido ${number(received)}.`,
  duplicate_activity: ({ id }) => `la actividad ${id} figura dos veces; indíquela una sola vez, con todas sus semanas.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `debe ser una fecha y hora con zona horaria (ISO 8601) como 2026-07-06T09:00:00Z, no «${received}».`
      : `debe ser una fecha válida como 2026-07-06, no «${received}».`,
  dates_reversed: ({ fromDate, toDate }) =>
    `${date(toDate)} es anterior al comienzo de la estancia, ${date(fromDate)}; elija ese día u otro posterior.`,
  stay_too_long: ({ days: stay, maximum }) => `la estancia dura ${days(stay)}; el máximo es de ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `la familia anfitriona ${id} no está en la tarifa; elija otra.`,
  unknown_activity: ({ id }) => `la actividad ${id} no está en la tarifa; elija otra.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `las actividades elegidas ocupan ${weeks(chosenWeeks)} y la solicitud es de ${number(wantedWeeks)}; elija menos actividades o más semanas.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `la solicitud es de ${weeks(wantedWeeks)}, pero solo caben ${number(possibleWeeks)} de lunes a viernes; elija una estancia más larga o menos semanas.`,
  discount_code_not_applied: ({ discountCode }) =>
    `el código «${discountCode}» no se aplica a esta estancia; compruebe cómo está escrito y sus condiciones.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} sin precio; elija una actividad u otra familia.`,
};
