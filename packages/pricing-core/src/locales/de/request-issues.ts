// German: what is wrong with a request, and what would be right.

import { formatterFor } from '../format.ts';
import type { RequestIssueMessages } from '../messages.ts';

const { any, count, date, number } = /* @__PURE__ */ formatterFor('de');

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  'whole number': 'eine ganze Zahl',
  boolean: 'wahr oder falsch (true, false)',
  array: 'eine Liste',
  object: 'ein Objekt',
  Infinity: 'eine zu große Zahl',
  '-Infinity': 'eine zu große Zahl',
  null: 'leer (null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# Camp-Woche', other: '# Camp-Wochen' });
const days = (value: number) => count(value, { one: '# Tag', other: '# Tage' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `erwartet wird ${type(expected)}, angegeben ist ${type(received)}.`,
  missing_field: () => 'fehlt und muss angegeben werden.',
  unknown_field: ({ closest }) =>
    closest === null ? 'ist kein bekanntes Feld; bitte entfernen.' : `ist kein bekanntes Feld; ist ${closest} gemeint?`,
  duplicate_field: ({ other }) => `bedeutet dasselbe wie ${other}; bitte nur eines von beiden angeben.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `darf nicht „${received}“ sein.` : `darf nicht „${received}“ sein, sondern ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `muss zwischen ${number(minimum)} und ${number(maximum)} liegen, nicht bei ${number(received)}.`,
  duplicate_activity: ({ id }) => `Aktivität ${id} ist doppelt genannt; bitte einmal nennen, mit allen ihren Wochen.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `muss ein Zeitpunkt mit Zeitzone (ISO 8601) wie 2026-07-06T09:00:00Z sein, nicht „${received}“.`
      : `muss ein Kalendertag wie 2026-07-06 sein, nicht „${received}“.`,
  dates_reversed: ({ fromDate, toDate }) =>
    `Der ${date(toDate)} liegt vor dem Beginn am ${date(fromDate)}; es muss dieser Tag oder ein späterer sein.`,
  stay_too_long: ({ days: stay, maximum }) => `Der Aufenthalt dauert ${days(stay)}; erlaubt sind höchstens ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `Das Preisbuch kennt keine Gastfamilie ${id}; bitte eine nennen, die darin steht.`,
  unknown_activity: ({ id }) => `Das Preisbuch kennt keine Aktivität ${id}; bitte eine nennen, die darin steht.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `Die gewählten Aktivitäten dauern ${weeks(chosenWeeks)}, gewünscht: ${weeks(wantedWeeks)}; bitte weniger wählen oder mehr Wochen angeben.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `gewünscht: ${weeks(wantedWeeks)}; von Montag bis Freitag ist im Aufenthalt nur Platz für ${weeks(possibleWeeks)}. Bitte länger bleiben oder weniger wünschen.`,
  discount_code_not_applied: ({ discountCode }) =>
    `Der Code „${discountCode}“ gilt für nichts in diesem Aufenthalt; bitte Schreibweise und Bedingungen prüfen.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `ohne Preis: ${weeks(unpriced)}; bitte eine Aktivität oder eine andere Familie wählen.`,
};
