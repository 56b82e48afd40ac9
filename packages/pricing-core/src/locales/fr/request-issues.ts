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
const weeks = (value: number) => count(value, { one: '# semaine de camp', other: '# semaines de camp' });
const days = (value: number) => count(value, { one: '# jour', other: '# jours' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `il faut ${type(expected)}, la valeur reçue est ${type(received)}.`,
  missing_field: () => 'doit être indiqué.',
  unknown_field: ({ closest }) =>
    closest === null ? 'n’est pas un champ connu ; supprimez-le.' : `n’est pas un champ connu ; vouliez-vous dire ${closest} ?`,
  duplicate_field: ({ other }) => `dit la même chose que ${other} ; n’en indiquez qu’un.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `ne peut pas être « ${received} ».` : `ne peut pas être « ${received} » ; valeurs admises : ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `doit être compris entre ${number(minimum)} et ${number(maximum)} ; valeur reçue : ${number(received)}.`,
  duplicate_activity: ({ id }) => `l’activité ${id} est citée deux fois ; citez-la une seule fois, avec toutes ses semaines.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `doit être une date et une heure avec fuseau horaire (ISO 8601) comme 2026-07-06T09:00:00Z, et non « ${received} ».`
      : `doit être une date valide comme 2026-07-06, et non « ${received} ».`,
  dates_reversed: ({ fromDate, toDate }) =>
    `le ${date(toDate)} précède le début du séjour, le ${date(fromDate)} ; choisissez ce jour ou un jour ultérieur.`,
  stay_too_long: ({ days: stay, maximum }) => `le séjour compte ${days(stay)} ; le maximum est de ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `la famille d’accueil ${id} n’est pas dans la grille tarifaire ; choisissez-en une autre.`,
  unknown_activity: ({ id }) => `l’activité ${id} n’est pas dans la grille tarifaire ; choisissez-en une autre.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `les activités choisies occupent ${weeks(chosenWeeks)}, la demande en prévoit ${number(wantedWeeks)} ; choisissez moins d’activités ou plus de semaines.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `demande de ${weeks(wantedWeeks)}, mais le séjour n’en permet que ${number(possibleWeeks)} du lundi au vendredi ; choisissez un séjour plus long ou moins de semaines.`,
  discount_code_not_applied: ({ discountCode }) =>
    `le code « ${discountCode} » ne s’applique pas à ce séjour ; vérifiez son orthographe et ses conditions.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} sans tarif ; choisissez une activité ou une autre famille.`,
};
