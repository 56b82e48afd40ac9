// French: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('fr');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `doit être un nombre décimal comme 12.50, et non « ${received} ».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `admet ${number(integerDigits)} chiffres avant la virgule et ${number(fractionDigits)} après ; « ${received} » en a davantage.`,
  negative_amount: ({ received }) => `doit être supérieur ou égal à 0, et non ${decimal(received)}.`,
  commission_too_high: ({ received }) => `doit être inférieur à 100 %, et non ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `l’identifiant ${id} sert déjà à ${fieldText(first)} ; utilisez chacun une seule fois.`,
  unknown_reference: ({ id, collection }) => `l’identifiant ${id} n’existe pas dans ${collection} ; indiquez-en un qui existe.`,
  duplicate_template: ({ templateId, first }) => `le modèle ${templateId} a déjà un tarif à ${fieldText(first)} ; un seul par titulaire.`,
  unknown_pricing_type: ({ name, known }) => `« ${name} » n’est pas un type de tarif ; valeurs admises : ${any(known)}.`,
  unknown_currency: ({ received }) => `doit être un code de devise ISO 4217 comme EUR, et non « ${received} ».`,
  template_not_in_stay: ({ templateId }) => `le modèle ${templateId} n’est pas une ligne de ce devis ; choisissez-en un autre.`,
  several_payees: ({ templateId, payees }) => `le modèle ${templateId} rémunère ${any(payees)} ; choisissez.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `doit être un montant avec au plus ${count(fractionDigits, { one: '# décimale', other: '# décimales' })}, et non « ${received} ».`,
  unbalanced: ({ difference }) => `les montants ne concordent pas : l’écart est de ${decimal(difference)}. Recalculez la demande.`,
  detached_quote: ({ fingerprint }) =>
    `le devis ${fingerprint} n’a pas les données de son calcul ; recalculez sa demande pour l’expliquer.`,
  no_weight: ({ weights }) =>
    `la répartition est impossible ; sur ${count(weights, { one: '# poids', other: '# poids' })}, un au moins doit dépasser 0.`,
};
