// German: what is wrong with an input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';

const { any, count, date, decimal, number } = /* @__PURE__ */ formatterFor('de');

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

export const issues: IssueMessages = {
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
  invalid_decimal: ({ received }) => `muss eine Dezimalzahl wie 12.50 sein, nicht „${received}“.`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `darf ${number(integerDigits)} Stellen vor und ${number(fractionDigits)} nach dem Komma haben; „${received}“ hat mehr.`,
  negative_amount: ({ received }) => `muss 0 oder mehr sein, nicht ${decimal(received)}.`,
  commission_too_high: ({ received }) => `muss unter 100 Prozent liegen, nicht bei ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `Die Nummer ${id} ist schon bei ${fieldText(first)} vergeben; jede darf nur einmal stehen.`,
  unknown_reference: ({ id, collection }) => `In ${collection} gibt es ${id} nicht; bitte einen Eintrag nennen, den es gibt.`,
  duplicate_template: ({ templateId, first }) =>
    `Die Vorlage ${templateId} hat schon bei ${fieldText(first)} einen Preis; bitte nur einen je Inhaber.`,
  unknown_pricing_type: ({ name, known }) => `„${name}“ ist keine Preisart; möglich sind ${any(known)}.`,
  unknown_currency: ({ received }) => `muss eine Währung nach ISO 4217 wie EUR sein, nicht „${received}“.`,
  template_not_in_stay: ({ templateId }) =>
    `Die Vorlage ${templateId} ist keine Position dieses Aufenthalts; bitte eine nennen, die es ist.`,
  several_payees: ({ templateId, payees }) => `Die Vorlage ${templateId} kann ${any(payees)} bezahlen; bitte angeben, wer gemeint ist.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `muss ein Betrag mit höchstens ${count(fractionDigits, { one: '# Nachkommastelle', other: '# Nachkommastellen' })} sein, nicht „${received}“.`,
  unbalanced: ({ difference }) => `Die Beträge gehen nicht auf, es bleiben ${decimal(difference)} übrig. Bitte die Anfrage neu berechnen.`,
  detached_quote: ({ fingerprint }) =>
    `Das Angebot ${fingerprint} weiß nicht mehr, wie es entstanden ist; für eine Erklärung bitte die Anfrage neu berechnen.`,
  no_weight: ({ weights }) =>
    `Es gibt nichts, wonach verteilt werden kann; von ${count(weights, { one: '# Gewicht', other: '# Gewichten' })} muss mindestens eines über 0 liegen.`,
  discount_code_not_applied: ({ discountCode }) =>
    `Der Code „${discountCode}“ gilt für nichts in diesem Aufenthalt; bitte Schreibweise und Bedingungen prüfen.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `ohne Preis: ${weeks(unpriced)}; bitte eine Aktivität oder eine andere Familie wählen.`,
};
