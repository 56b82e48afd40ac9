// Spanish: what is wrong with any input, and what would be right.

import { fieldText, formatterFor } from '../format.ts';
import type { IssueMessages } from '../messages.ts';
import { requestIssues } from './request-issues.ts';

const { any, count, decimal, number } = /* @__PURE__ */ formatterFor('es');

export const issues: IssueMessages = {
  ...requestIssues,
  invalid_decimal: ({ received }) => `debe ser un número decimal como 12.50, no «${received}».`,
  too_many_digits: ({ received, integerDigits, fractionDigits }) =>
    `admite ${number(integerDigits)} cifras antes de la coma y ${number(fractionDigits)} después; «${received}» tiene más.`,
  negative_amount: ({ received }) => `debe ser 0 o más, no ${decimal(received)}.`,
  commission_too_high: ({ received }) => `debe ser inferior al 100 %, no ${decimal(received)}.`,
  duplicate_id: ({ id, first }) => `el ID ${id} ya se usa en ${fieldText(first)}; use cada ID una sola vez.`,
  unknown_reference: ({ id, collection }) => `el ID ${id} no existe en ${collection}; use uno que exista.`,
  duplicate_template: ({ templateId, first }) => `la plantilla ${templateId} ya tiene precio en ${fieldText(first)}; solo uno por titular.`,
  unknown_pricing_type: ({ name, known }) => `«${name}» no es un tipo de precio; valores admitidos: ${any(known)}.`,
  unknown_currency: ({ received }) => `debe ser un código de moneda ISO 4217 como EUR, no «${received}».`,
  template_not_in_stay: ({ templateId }) => `la plantilla ${templateId} no es una línea de este presupuesto; elija otra.`,
  several_payees: ({ templateId, payees }) => `la plantilla ${templateId} paga a ${any(payees)}; elija.`,
  invalid_amount: ({ received, fractionDigits }) =>
    `debe ser un importe con ${count(fractionDigits, { one: '# decimal', other: '# decimales' })} como máximo, no «${received}».`,
  unbalanced: ({ difference }) => `los importes no cuadran: la diferencia es ${decimal(difference)}. Vuelva a calcular la solicitud.`,
  detached_quote: ({ fingerprint }) =>
    `el presupuesto ${fingerprint} no tiene los datos de su cálculo; vuelva a calcular su solicitud para explicarlo.`,
  no_weight: ({ weights }) =>
    `no se puede repartir; de ${count(weights, { one: '# peso', other: '# pesos' })}, al menos uno debe ser mayor que 0.`,
};
