// French: what is wrong with an input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';

const { any, count, date, decimal, number } = /* @__PURE__ */ formatterFor('fr');

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

export const issues: IssueMessages = {
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
  invalid_decimal: ({ received }) => `doit être un nombre décimal comme 12.50, et non « ${received} ».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `admet ${number(integerDigits)} chiffres avant la virgule et ${number(fractionDigits)} après ; « ${received} » en a davantage.`,
  negative_amount: ({ received }) => `doit être supérieur ou égal à 0, et non ${decimal(received)}.`,
  commission_too_high: ({ received }) => `doit être inférieur à 100 pour cent, et non ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `l’identifiant ${id} sert déjà à ${fieldText(first)} ; chacun ne sert qu’une fois.`,
  unknown_reference: ({ id, collection }) => `${id} n’existe pas dans ${collection} ; indiquez un élément qui existe.`,
  duplicate_template: ({ templateId, first }) => `le modèle ${templateId} a déjà un tarif à ${fieldText(first)} ; un seul par titulaire.`,
  unknown_pricing_type: ({ name, known }) => `« ${name} » n’est pas un type de tarif ; valeurs admises : ${any(known)}.`,
  unknown_currency: ({ received }) => `doit être une devise ISO 4217 comme EUR, et non « ${received} ».`,
  template_not_in_stay: ({ templateId }) => `le modèle ${templateId} n’est pas une ligne de ce séjour ; indiquez-en un qui l’est.`,
  several_payees: ({ templateId, payees }) => `le modèle ${templateId} peut rémunérer ${any(payees)} ; précisez de qui il s’agit.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `doit être un montant avec au plus ${count(fractionDigits, { one: '# décimale', other: '# décimales' })}, et non « ${received} ».`,
  unbalanced: ({ difference }) => `les montants ne s’équilibrent pas, il reste ${decimal(difference)}. Recalculez la demande.`,
  detached_quote: ({ fingerprint }) => `le devis ${fingerprint} ne se souvient pas de son calcul ; recalculez sa demande pour l’expliquer.`,
  no_weight: ({ weights }) =>
    `rien ne permet de répartir ; sur ${count(weights, { one: '# poids', other: '# poids' })}, un au moins doit dépasser 0.`,
  discount_code_not_applied: ({ discountCode }) =>
    `le code « ${discountCode} » ne s’applique à rien dans ce séjour ; vérifiez son orthographe et ses conditions.`,
  camp_weeks_unpriced: ({ weeks: unpriced }) => `${weeks(unpriced)} sans tarif ; choisissez une activité ou une autre famille.`,
};
