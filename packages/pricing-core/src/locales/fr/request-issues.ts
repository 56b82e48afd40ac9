// French: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('fr');

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  'whole number': 'un nombre entier',
  boolean: 'vrai ou faux (true, false)',
  array: 'une liste',
  object: 'un objet',
  Infinity: 'un nombre trop grand',
  '-Infinity': 'un nombre trop grand',
  null: 'vide (null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# semaine de stage', other: '# semaines de stage' });
const days = (value: number) => count(value, { one: '# jour', other: '# jours' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `il faut ${type(expected)}, la valeur reçue est ${type(received)}.`,
  missing_field: () => 'manque et doit être indiqué.',
  unknown_field: ({ closest }) =>
    closest === null ? 'n’est pas un champ connu ; supprimez-le.' : `n’est pas un champ connu ; vouliez-vous dire ${closest} ?`,
  duplicate_field: ({ other }) => `dit la même chose que ${other} ; n’indiquez que l’un des deux.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `ne peut pas être « ${received} ».` : `ne peut pas être « ${received} » ; valeurs admises : ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `doit être compris entre ${number(minimum)} et ${number(maximum)} ; valeur reçue : ${number(received)}.`,
  duplicate_activity: ({ id }) => `l’activité ${id} est citée deux fois ; citez-la une seule fois, avec toutes ses semaines.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `doit être un instant avec son fuseau horaire (ISO 8601) comme 2026-07-06T09:00:00Z, et non « ${received} ».`
      : `doit être une date du calendrier comme 2026-07-06, et non « ${received} ».`,
  dates_reversed: ({ fromDate, toDate }) =>
    `le ${date(toDate)} précède le début du séjour, le ${date(fromDate)} ; indiquez ce jour ou un jour ultérieur.`,
  stay_too_long: ({ days: stay, maximum }) => `le séjour compte ${days(stay)} ; le maximum est de ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `la grille tarifaire ne connaît pas de famille d’accueil ${id} ; indiquez-en une qui y figure.`,
  unknown_activity: ({ id }) => `la grille tarifaire ne connaît pas d’activité ${id} ; indiquez-en une qui y figure.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `les activités choisies occupent ${weeks(chosenWeeks)}, la demande en prévoit ${number(wantedWeeks)} ; choisissez-en moins ou demandez plus de semaines.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `demande de ${weeks(wantedWeeks)}, mais du lundi au vendredi le séjour n’a de place que pour ${number(possibleWeeks)} ; restez plus longtemps ou demandez-en moins.`,
  discount_code_not_applied: ({ discountCode }) =>
    `le code « ${discountCode} » ne s’applique à rien dans ce séjour ; vérifiez son orthographe et ses conditions.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} sans tarif ; choisissez une activité ou une autre famille.`,
};
