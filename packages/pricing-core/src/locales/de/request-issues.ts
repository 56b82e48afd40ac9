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
const weeks = (value: number) => count(value, { one: '# Campwoche', other: '# Campwochen' });
const days = (value: number) => count(value, { one: '# Tag', other: '# Tage' });

export const requestIssues: RequestIssueMessages = {
  invalid_type: ({ expected, received }) => `erwartet wird ${type(expected)}, angegeben ist ${type(received)}.`,
  missing_field: () => 'muss angegeben werden.',
  unknown_field: ({ closest }) =>
    closest === null ? 'ist kein bekanntes Feld; bitte entfernen.' : `ist kein bekanntes Feld; ist ${closest} gemeint?`,
  duplicate_field: ({ other }) => `bedeutet dasselbe wie ${other}; bitte nur eines angeben.`,
  invalid_value: ({ received, allowed }) =>
    allowed.length === 0 ? `darf nicht „${received}“ sein.` : `darf nicht „${received}“ sein, sondern ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }) =>
    `muss zwischen ${number(minimum)} und ${number(maximum)} liegen, nicht bei ${number(received)}.`,
  duplicate_activity: ({ id }) => `Aktivität ${id} ist doppelt genannt; bitte einmal nennen, mit allen ihren Wochen.`,
  invalid_date: ({ received, missingZone }) =>
    missingZone
      ? `muss Datum und Uhrzeit mit Zeitzone (ISO 8601) wie 2026-07-06T09:00:00Z sein, nicht „${received}“.`
      : `muss ein gültiges Datum wie 2026-07-06 sein, nicht „${received}“.`,
  dates_reversed: ({ fromDate, toDate }) =>
    `Der ${date(toDate)} liegt vor dem Beginn am ${date(fromDate)}; bitte diesen Tag oder einen späteren wählen.`,
  stay_too_long: ({ days: stay, maximum }) => `Der Aufenthalt dauert ${days(stay)}; erlaubt sind höchstens ${days(maximum)}.`,
  unknown_host_family: ({ id }) => `Die Gastfamilie ${id} steht nicht im Preisbuch; bitte eine andere wählen.`,
  unknown_activity: ({ id }) => `Die Aktivität ${id} steht nicht im Preisbuch; bitte eine andere wählen.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }) =>
    `Die gewählten Aktivitäten dauern ${weeks(chosenWeeks)}, gewünscht: ${weeks(wantedWeeks)}; bitte weniger Aktivitäten oder mehr Wochen wählen.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }) =>
    `gewünscht: ${weeks(wantedWeeks)}; von Montag bis Freitag ist im Aufenthalt nur Platz für ${weeks(possibleWeeks)}. Bitte mehr Tage oder weniger Wochen wählen.`,
  discount_code_not_applied: ({ discountCode }) =>
    `Der Code „${discountCode}“ gilt nicht für diesen Aufenthalt; bitte Schreibweise und Bedingungen prüfen.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `ohne Preis: ${weeks(unpriced)}; bitte eine Aktivität oder eine andere Familie wählen.`,
};
