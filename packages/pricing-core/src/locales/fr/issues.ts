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
  null: 'vide (null)',
};
const type = (names: string) => any(names.split(' or ').map((name) => TYPES[name] ?? name));
const weeks = (value: number) => count(value, { one: '# semaine de stage', other: '# semaines de stage' });
const days = (value: number) => count(value, { one: '# jour', other: '# jours' });

export const issues: IssueMessages = {
  invalid_type: ({ expected, received }, field) => `${field} : il faut ${type(expected)}, la valeur reçue est ${type(received)}.`,
  missing_field: (_, field) => `${field} manque et doit être indiqué.`,
  unknown_field: ({ closest }, field) =>
    closest === null
      ? `${field} n’est pas un champ connu ; supprimez-le.`
      : `${field} n’est pas un champ connu ; vouliez-vous dire ${closest} ?`,
  duplicate_field: ({ other }, field) => `${field} dit la même chose que ${other} ; n’indiquez que l’un des deux.`,
  invalid_value: ({ received, allowed }, field) =>
    allowed.length === 0
      ? `${field} ne peut pas être « ${received} ».`
      : `${field} ne peut pas être « ${received} » ; valeurs admises : ${any(allowed)}.`,
  out_of_range: ({ minimum, maximum, received }, field) =>
    `${field} doit être compris entre ${number(minimum)} et ${number(maximum)} ; valeur reçue : ${number(received)}.`,
  duplicate_activity: ({ id }, field) =>
    `${field} : l’activité ${id} est citée deux fois ; citez-la une seule fois, avec toutes ses semaines.`,
  invalid_date: ({ received }, field) => `${field} doit être une date du calendrier comme 2026-07-06, et non « ${received} ».`,
  dates_reversed: ({ fromDate, toDate }, field) =>
    `${field} : le ${date(toDate)} précède le début du séjour, le ${date(fromDate)} ; indiquez ce jour ou un jour ultérieur.`,
  stay_too_long: ({ days: stay, maximum }, field) => `${field} : le séjour compte ${days(stay)} ; le maximum est de ${days(maximum)}.`,
  unknown_host_family: ({ id }, field) =>
    `${field} : la grille tarifaire ne connaît pas de famille d’accueil ${id} ; indiquez-en une qui y figure.`,
  unknown_activity: ({ id }, field) => `${field} : la grille tarifaire ne connaît pas d’activité ${id} ; indiquez-en une qui y figure.`,
  too_many_activities: ({ chosenWeeks, wantedWeeks }, field) =>
    `${field} : les activités choisies occupent ${weeks(chosenWeeks)}, la demande en prévoit ${number(wantedWeeks)} ; choisissez-en moins ou demandez plus de semaines.`,
  too_many_camp_weeks: ({ wantedWeeks, possibleWeeks }, field) =>
    `${field} : demande de ${weeks(wantedWeeks)}, mais du lundi au vendredi le séjour n’a de place que pour ${number(possibleWeeks)} ; restez plus longtemps ou demandez-en moins.`,
  invalid_decimal: ({ received }, field) => `${field} doit être un nombre décimal comme 12.50, et non « ${received} ».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }, field) =>
    `${field} admet ${number(integerDigits)} chiffres avant la virgule et ${number(fractionDigits)} après ; « ${received} » en a davantage.`,
  negative_amount: ({ received }, field) => `${field} doit être supérieur ou égal à 0, et non ${decimal(received)}.`,
  commission_too_high: ({ received }, field) => `${field} doit être inférieur à 100 pour cent, et non ${decimal(received)}.`,
  duplicate_id: ({ id, first }, field) => `${field} : l’identifiant ${id} sert déjà à ${fieldText(first)} ; chacun ne sert qu’une fois.`,
  unknown_reference: ({ id, collection }, field) => `${field} : ${id} n’existe pas dans ${collection} ; indiquez un élément qui existe.`,
  duplicate_template: ({ templateId, first }, field) =>
    `${field} : le modèle ${templateId} a déjà un tarif à ${fieldText(first)} ; un seul par titulaire.`,
  unknown_pricing_type: ({ name, known }, field) => `${field} : « ${name} » n’est pas un type de tarif ; valeurs admises : ${any(known)}.`,
  unknown_currency: ({ received }, field) => `${field} doit être une devise ISO 4217 comme EUR, et non « ${received} ».`,
  template_not_in_stay: ({ templateId }, field) =>
    `${field} : le modèle ${templateId} n’est pas une ligne de ce séjour ; indiquez-en un qui l’est.`,
  several_payees: ({ templateId, payees }, field) =>
    `${field} : le modèle ${templateId} peut rémunérer ${any(payees)} ; précisez de qui il s’agit.`,
  invalid_amount: ({ received, fractionDigits }, field) =>
    `${field} doit être un montant avec au plus ${count(fractionDigits, { one: '# décimale', other: '# décimales' })}, et non « ${received} ».`,
  unbalanced: ({ difference }, field) =>
    `${field} : les montants ne s’équilibrent pas, il reste ${decimal(difference)}. Recalculez la demande.`,
  detached_quote: ({ fingerprint }, field) =>
    `${field} : le devis ${fingerprint} ne se souvient pas de son calcul ; recalculez sa demande pour l’expliquer.`,
  no_weight: ({ weights }, field) =>
    `${field} : rien ne permet de répartir ; sur ${count(weights, { one: '# poids', other: '# poids' })}, un au moins doit dépasser 0.`,
  discount_code_not_applied: ({ discountCode }, field) =>
    `${field} : le code « ${discountCode} » ne s’applique à rien dans ce séjour ; vérifiez son orthographe et ses conditions.`,
  camp_weeks_unpriced: ({ weeks: unpriced }, field) =>
    `${field} : ${weeks(unpriced)} sans tarif ; choisissez une activité ou une autre famille.`,
};
